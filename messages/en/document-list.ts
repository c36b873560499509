/** Lists of documents, and what can be done with one of them. */
export const documentList = {
  yours: 'your documents',
  again:
    'Everybody may see this one. {what, select, adding {Adding to it} change {A change of it} saving {Saving} live {What you change is saved as you go, and each save} other {}} sends it to approval again: until then readers do not see it.',
  'delete-title':
    '{kind, select, dashboard {Confirm delete Dashboard} report {Delete document} brief {Delete document} profile {Delete document} other {}}',
  delete: 'Delete',
  'in-bin': 'In the bin for 30 days',
  'delete-about':
    '“{title}” and its link go for everybody. For 30 days you can bring it back from the bin of My documents.',
  'not-duplicated': 'The document could not be duplicated',
  duplicated: '“{title}” is in the list',
  open: 'Open',
  'embed-it': 'Show {title} in a page of another site',
  'edit-it': 'Edit {title}',
  'canvas-it': '{title}: edit on the canvas',
  'history-of': 'History of {title}',
  'duplicate-it': 'Duplicate {title}',
  'beside-it': 'Tags and visibility of {title}',
  'delete-it': 'Delete {title}',
  kind: '{kind, select, dashboard {Dashboard} report {Report} brief {Brief} profile {Profile} other {}}',
  by: 'by {author}',
  nobody: 'somebody without an account now',
  changed: 'Changed {day}',
  declined: 'Reason: {reason}',
  draft: 'Draft, step {step, number} of {steps, number}',
  state:
    '{state, select, private {Private} link {By link} public {Approved} declined {Disapproved} waiting {Awaiting Approval} other {}}',
  embed: 'In a page of another site',
  'embed-about':
    'Copy these lines into the page. The frame sets no cookies, runs no scripts and follows the newest figures, as long as the dashboard is public.',
  look: 'Look at it',
  visibility:
    '{who, select, private {Private: only I see it} link {Everybody with the link} public {Public, once a moderator has approved it} other {}}',
  beside: 'Tags and visibility of “{title}”',
  tags: 'Tags',
  'tags-help': 'Separated by commas, such as: vaccination, Kano.',
  'tags-most': 'At most {most, number} tags.',
  who: 'Who may see it',
  'why-public': 'Why should it be public?',
  'why-help': 'Those who decide read it.',
  saving: 'Saving…',
  save: 'Save',
  'link-stays':
    'Everybody with its link can open it until it is approved; then everybody can, and a later change is hidden until it is approved too.',
  'take-down': 'Take down the link',
  'take-down-title': 'Take down the link of “{title}”?',
  'take-down-help':
    'Its author reads this. Nobody else can open it then, and it is shared again only once it was approved.',
  'taken-down': 'The link was taken down',
  'public-ends':
    '{who, select, link {It leaves the public lists. Everybody with its address can still open it.} private {It leaves the public lists, and nobody else can open it any more.} other {}}',
  'link-stops': 'Its link stops working.',
} as const
