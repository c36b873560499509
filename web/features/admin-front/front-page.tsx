import { LinkButton } from '#web/kit/button.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useAnswer, useFreshAnswer } from '#web/queries/use-answer.ts'
import type { AnswerOf } from '#contract/call.ts'
import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

type Draft = AnswerOf<'GET /front/drafts'>['results'][number]

const columnsIn = (text: Language['text']): readonly Column<Draft>[] => [
  { title: text(message('manage.by')), names: true, cell: ({ author }) => <bdi>{author}</bdi> },
  { title: text(message('waiting.product')), cell: ({ front }) => <bdi>{front.product || '–'}</bdi> },
  { title: text(message('waiting.agency')), cell: ({ front }) => <bdi>{front.agency || '–'}</bdi> },
  { title: text(message('admin-front.saved')), cell: ({ saved_at }) => momentText(saved_at) },
]

/** The front of the site: the way to the configurer, the drafts that people offer, and the fronts that there were. */
export default function FrontPage() {
  const { text } = useLanguage()
  const drafts = useFreshAnswer('GET /front/drafts')
  const versions = useAnswer('GET /front/versions')
  return (
    <>
      <RecordsHead
        title={text(message('admin-front.title'))}
        lead={text(message('admin-front.lead'))}
        actions={
          <LinkButton kind="primary" href="/configure">
            {text(message('admin-front.change'))}
          </LinkButton>
        }
      />
      <Text as="h2" below={8}>
        {text(message('admin-front.drafts-offered'))}
      </Text>
      <WhenAnswered answer={drafts} what={text(message('admin-front.drafts'))}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="soft">{text(message('admin-front.none'))}</Text>
          ) : (
            <RecordTable
              label={text(message('admin-front.drafts-offered'))}
              rows={results}
              columns={columnsIn(text)}
              actions={({ id, author }) => (
                <LinkButton href={`/admin#/waiting?kind=front&id=${id}`}>
                  {text(message('admin-front.review'))}
                  <span className="sr-only"> {text(message('admin-front.draft-of', { author }))}</span>
                </LinkButton>
              )}
            />
          )
        }
      </WhenAnswered>
      <Text as="h2" above={24} below={8}>
        {text(message('admin-front.had'))}
      </Text>
      <WhenAnswered answer={versions} what={text(message('admin-front.fronts'))}>
        {({ results }) => (
          <Stack as="ul" gap={6}>
            {results.map(({ version, applied_by, applied_at, ...one }) => (
              <li key={version}>
                {text(frontName({ version, ...one }))}{' '}
                <Text as="span" tone="soft" size={13}>
                  {applied_by
                    ? text(message('admin-front.by-at', { name: applied_by, moment: momentText(applied_at) }))
                    : momentText(applied_at)}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </WhenAnswered>
    </>
  )
}

type Version = Pick<AnswerOf<'GET /front/versions'>['results'][number], 'version' | 'front' | 'restored'>

/** What a front that the site had is called, and which one it brought back. */
function frontName({ version, front, restored }: Version): Value {
  const named = front.product || front.agency || message('admin-front.numbered', { number: String(version) })
  const name = version === 0 ? message('admin-front.own') : named
  return restored === null ? name : message('admin-front.restored', { name, number: String(restored) })
}
