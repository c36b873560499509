/** Where a figure comes without an interval: that its publisher gives none is said only where the release knows it. */
export const interval = {
  none: '{known, select, unpublished {{sources} published no interval} unheld {no interval held here{named, select, yes { for {sources}} no {} other {}}} other {}}',
  'none-for-figure': '{None} for this figure.',
} as const
