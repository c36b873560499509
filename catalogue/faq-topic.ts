/** Where a topic is shown: a page, and the words with which the name of the control begins. */
export interface ShowMe {
  readonly address: string
  readonly control: string
}

/** A question on how to use the product. Either one list of steps or two ways to the same end. */
export interface FaqTopic {
  readonly title: string
  readonly group:
    | 'Finding your way'
    | 'Indicator Overview'
    | 'Zonal Analysis'
    | 'Comparing'
    | 'Groups of people'
    | 'Surveillance'
    | 'Advanced Analytics'
    | 'Triangulation'
    | 'Your own dashboards'
    | 'Assistants'
    | 'Your account'
    | 'Reading figures'
    | 'Taking figures along'
  /** Absent where nothing on a page that is open to everybody can be pointed at. */
  readonly show?: ShowMe
  readonly steps: readonly string[]
  readonly secondMethod?: readonly string[]
}

/** Where topics stand that were added without a heading that readers know. */
export const MORE_QUESTIONS = 'More questions'

/** The name of a topic in an address: `/faq#how-do-i-print`. */
export function topicSlug({ title }: Pick<FaqTopic, 'title'>): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
