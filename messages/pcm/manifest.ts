/** How device go call the product wey person install, and the roads wey enter am. */
export const manifest = {
  name: 'MSDAT: health figures for Nigeria',
  'my-state': 'My state',
  ask: 'Ask question',
} as const
