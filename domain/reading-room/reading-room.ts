/** The kinds of posts in the reading room: a note or a question about a figure, or an answer under one of them. */
export const POST_KINDS = ['note', 'question', 'answer'] as const

export type PostKind = (typeof POST_KINDS)[number]

/** The kinds of posts that stand by themselves; an answer stands under one of these. */
export const OPENING_KINDS = ['note', 'question'] as const satisfies readonly PostKind[]

/** The kinds of topics by which readers follow the room. */
export const TOPIC_KINDS = ['indicator', 'area', 'place'] as const

export type TopicKind = (typeof TOPIC_KINDS)[number]

/** Something that somebody follows: an indicator or a place by its id in text, a program area by its name. */
export interface FollowedTopic {
  readonly kind: TopicKind
  readonly topic: string
}

/** Topics that one person may follow. */
export const MOST_TOPICS = 100

/** The level of the smallest places that are followed, states: for LGAs there are figures of few sources. */
export const SMALLEST_PLACE = 3
