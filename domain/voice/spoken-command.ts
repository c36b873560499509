/** A speaker's wish: to go somewhere, to see a place, to decide, or to ask. */
export type SpokenCommand =
  /** `what`: a page, a section or a dashboard, in their words. */
  | { readonly kind: 'open'; readonly what: string }
  /** `what`: a place, in their words. */
  | { readonly kind: 'show'; readonly what: string }
  /** To the next section of the page, or to the one before. */
  | { readonly kind: 'tab'; readonly step: 1 | -1 }
  /** About work that would be lost: save it first, leave it, or remain. */
  | { readonly kind: 'decide'; readonly choice: 'save' | 'open' | 'stay' }
  | { readonly kind: 'question' }

const COURTESY = /^(?:please |abeg |can you |could you |hey |ok |okay )+|(?: please| abeg)$/g
const STEP = /^(?:go to )?(?:the )?(next|previous|last) (?:tab|section|page)$/
const OPEN = /^(?:open|go to|take me to|carry me go|navigate to|show me the page)(?: up)? (?:the |my )?(.+)$/
const SHOW = /^(?:show|show me|switch to|change to|move to) (?:the )?(.+)$/
const CHOICES = { save: 'save', 'save and open': 'save', open: 'open', stay: 'stay', cancel: 'stay' } as const

/**
 * Reads spoken words. Words that begin like a command and name nothing that can be opened are a question all
 * the same: the caller decides that, because only the caller knows the things that exist.
 */
export function readSpoken(heard: string): SpokenCommand {
  const words = heard
    .toLowerCase()
    .replaceAll(/[.,!?]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(COURTESY, '')
  const step = STEP.exec(words)?.[1]
  if (step !== undefined) return { kind: 'tab', step: step === 'next' ? 1 : -1 }
  const choice = Object.entries(CHOICES).find(([said]) => said === words)?.[1]
  if (choice !== undefined) return { kind: 'decide', choice }
  const [, opened] = OPEN.exec(words) ?? []
  if (opened !== undefined) return { kind: 'open', what: opened }
  const [, shown] = SHOW.exec(words) ?? []
  return shown === undefined ? { kind: 'question' } : { kind: 'show', what: shown }
}
