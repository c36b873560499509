/** What is said aloud while tabs or sections are moved. */
export const move = {
  'tab-help':
    'To move this tab, press space. While it is picked up, use the arrow keys, press space again to drop it, or escape to leave it where it was.',
  'section-help':
    'To move this section, press space. Use the arrow keys, then press space again to drop it, or escape to leave it where it was.',
  'movable-tab': 'movable tab',
  section: 'Move {title}',
  'picked-up': 'Picked up {title}, position {position} of {count}.',
  'is-at': '{title} is now at position {position} of {count}.',
  dropped: '{title} dropped at position {position} of {count}.',
  stays: '{title} stays at position {position} of {count}.',
} as const
