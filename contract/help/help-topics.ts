import { z } from 'zod'
import { englishText } from '#contract/english-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer, requiredText } from '#contract/listing/changed.ts'
import { LARGEST_ID, noParameters } from '#contract/listing/page.ts'
import { HELP_FIELDS, MOST_STEPS } from '#domain/form/help-fields.ts'
import { REQUIRED } from '#domain/form/administered-text.ts'

const steps = z
  .array(requiredText(HELP_FIELDS.step), { error: englishText(REQUIRED) })
  .max(MOST_STEPS, `Use ${MOST_STEPS} steps at most.`)

const topicText = {
  group: requiredText(HELP_FIELDS.group)
    .optional()
    .meta({ description: 'Under which heading it stands; absent: under the one that it ships with.' }),
  title: requiredText(HELP_FIELDS.title),
  steps: steps.min(1, englishText(REQUIRED)),
  second_method: steps.meta({ description: 'Another way to the same end; empty where there is none.' }),
  shown: z
    .boolean({ error: englishText(REQUIRED) })
    .meta({ description: 'False: readers do not see the topic.' }),
}

/** The text of an administrator in place of a topic that ships. */
export const helpTopicText = z.object(topicText)

export type HelpTopicText = z.output<typeof helpTopicText>

const writtenTopic = z.object({ slug: z.string(), version: z.int(), ...topicText })

/** A topic that is not as it ships. */
export type WrittenTopic = z.output<typeof writtenTopic>

const version = z.object({
  number: z.int(),
  topic: helpTopicText.nullable().meta({ description: 'Null: as it ships.' }),
  author: z.string().nullable().meta({ description: 'Null: whoever wrote it has no account any more.' }),
  restored: z.int().nullable().meta({ description: 'The version that was brought back; 0: as it ships.' }),
  written: z.string(),
})

export type HelpTopicVersion = z.output<typeof version>

const slugInPath = z.object({ slug: z.string().meta({ examples: ['how-do-i-choose-a-dashboard'] }) })
const seen = z.int32().min(0).meta({
  description:
    'The version as it was read, 0 for a topic that nobody has changed; 409 when there is a newer one.',
})

const shared = { tag: 'Help', permission: 'news.change', query: noParameters } as const

export const listWrittenTopics = endpoint({
  method: 'GET',
  path: '/help-topics',
  summary: 'Topics of the help that administrators have changed or added; all others are as they ship',
  tag: 'Help',
  permission: 'public',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.object({
    topics: z.array(writtenTopic),
    order: z.array(z.string()).meta({
      description: 'Names of topics in the order in which they stand; others come after them, as they ship.',
    }),
  }),
  problems: [],
})

const removedTopic = z.object({
  slug: z.string(),
  title: z.string(),
  version: z.int().meta({ description: 'The newest, which took it away.' }),
  last: z.int().meta({ description: 'The last version that had a text: what brings it back.' }),
})

export type RemovedTopic = z.output<typeof removedTopic>

export const listRemovedTopics = endpoint({
  ...shared,
  method: 'GET',
  path: '/help-topics/removed',
  summary: 'Topics that were added here and taken away again, by title',
  pathParameters: noParameters,
  answer: z.object({ results: z.array(removedTopic) }),
  problems: ['not-signed-in', 'not-allowed'],
})

export const listTopicVersions = endpoint({
  ...shared,
  method: 'GET',
  path: '/help-topics/{slug}/versions',
  summary: 'Every version of a topic, newest first, with who wrote it',
  pathParameters: slugInPath,
  answer: z.object({ results: z.array(version) }),
  problems: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const writeTopic = endpoint({
  ...shared,
  method: 'PUT',
  path: '/help-topics/{slug}',
  summary: 'Write a topic of the help anew',
  pathParameters: slugInPath,
  body: z.object({ ...topicText, version: seen }).meta({
    examples: [
      {
        title: 'How do I choose a dashboard?',
        steps: ['Select “Select dashboard” in the header.'],
        second_method: [],
        shown: true,
        version: 0,
      },
    ],
  }),
  answer: version,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
})

export const addTopic = endpoint({
  ...shared,
  method: 'POST',
  path: '/help-topics',
  summary: 'Add a topic of one’s own to the help. Its name is made of its title. Answers 201',
  pathParameters: noParameters,
  body: z.object({ ...topicText, group: requiredText(HELP_FIELDS.group) }).meta({
    examples: [
      {
        ...{ group: 'Our ministry', title: 'Whom do I ask for a facility code?', shown: true },
        ...{ steps: ['Write to the planning department.'], second_method: [] },
      },
    ],
  }),
  answer: version.extend({ slug: z.string() }),
  problems: ['invalid-input', 'not-signed-in', 'not-allowed'],
})

export const removeTopic = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/help-topics/{slug}',
  summary:
    'Take a topic away that was added here; one that ships can be hidden. Its versions stay, and can be brought back',
  pathParameters: slugInPath,
  answer: detailAnswer,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found'],
})

export const orderTopics = endpoint({
  ...shared,
  method: 'PUT',
  path: '/help-topics',
  summary: 'Put the topics of the help into an order',
  pathParameters: noParameters,
  body: z
    .object({ order: z.array(z.string().max(200)).max(1000, 'These are too many.') })
    .meta({ examples: [{ order: ['how-do-i-choose-a-dashboard'] }] }),
  answer: detailAnswer,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed'],
})

export const restoreTopic = endpoint({
  ...shared,
  method: 'POST',
  path: '/help-topics/{slug}/versions/{number}/restore',
  summary: 'Bring an earlier version of a topic back; number 0 is the topic as it ships. Answers 201',
  pathParameters: z.object({ slug: z.string(), number: z.coerce.number().int().min(0).max(LARGEST_ID) }),
  body: z.object({ version: seen }).meta({ examples: [{ version: 2 }] }),
  answer: version,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
})
