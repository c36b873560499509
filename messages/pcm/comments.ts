/** Comments wey people dey write under something. */
export const comments = {
  changed: 'Your comment don change',
  waits: 'E dey for dis device; e go go when network come back.',
  sent: 'Your comment don go',
  yours: 'Your comment',
  sending: 'E dey go …',
  save: 'Save comment',
  send: 'Send comment',
  'delete-ask': 'Make we delete this comment?',
  delete: 'Delete',
  undone: 'You no fit undo this one.',
} as const
