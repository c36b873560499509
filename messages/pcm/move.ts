/** Wetin we dey talk when person dey move tab or section. */
export const move = {
  'tab-help':
    'If you wan move this tab, press space. As you carry am, use arrow keys, press space again make you drop am, or press escape make e stay where e dey before.',
  'section-help':
    'If you wan move this section, press space. Use arrow keys, then press space again make you drop am, or press escape make e stay where e dey before.',
  'movable-tab': 'tab wey person fit move',
  section: 'Move {title}',
  'picked-up': 'You don carry {title}, number {position} out of {count}.',
  'is-at': '{title} dey for number {position} out of {count} now.',
  dropped: 'You don drop {title} for number {position} out of {count}.',
  stays: '{title} stay for number {position} out of {count}.',
} as const
