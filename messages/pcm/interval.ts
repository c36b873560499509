/** Where a figure come without range: that its publisher no give any, we dey talk am only where the release sabi am. */
export const interval = {
  none: '{known, select, unpublished {{sources} no publish range} unheld {no range dey here{named, select, yes { for {sources}} no {} other {}}} other {}}',
  'none-for-figure': '{None} for this figure.',
} as const
