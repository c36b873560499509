/** Comments that people write under something. */
export const comments = {
  changed: 'Your comment was changed',
  waits: 'Kept on this device; it is sent when the network is back.',
  sent: 'Your comment was sent',
  yours: 'Your comment',
  sending: 'Sending …',
  save: 'Save comment',
  send: 'Send comment',
  'delete-ask': 'Delete this comment?',
  delete: 'Delete',
  undone: 'This action cannot be undone.',
} as const
