/** How a device names the product that somebody installs, and its ways in. */
export const manifest = {
  name: 'MSDAT: health figures of Nigeria',
  'my-state': 'My state',
  ask: 'Ask a question',
} as const
