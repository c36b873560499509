import { LinkButton } from '#web/kit/button.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useAnswer, useFreshAnswer } from '#web/queries/use-answer.ts'
import type { AnswerOf } from '#contract/call.ts'

type Draft = AnswerOf<'GET /front/drafts'>['results'][number]

const COLUMNS: readonly Column<Draft>[] = [
  { title: 'By', names: true, cell: ({ author }) => <bdi>{author}</bdi> },
  { title: 'Product', cell: ({ front }) => <bdi>{front.product || '–'}</bdi> },
  { title: 'Agency', cell: ({ front }) => <bdi>{front.agency || '–'}</bdi> },
  { title: 'Saved', cell: ({ saved_at }) => momentText(saved_at) },
]

/** The front of the site: the way to the configurer, the drafts that people offer, and the fronts that there were. */
export default function FrontPage() {
  const drafts = useFreshAnswer('GET /front/drafts')
  const versions = useAnswer('GET /front/versions')
  return (
    <>
      <RecordsHead
        title="Front of the site"
        lead="Its names, logo and colour, what opens first and what menus leave out. Anybody may prepare one and offer it; here it is applied or sent back."
        actions={
          <LinkButton kind="primary" href="/configure">
            Change the front
          </LinkButton>
        }
      />
      <Text as="h2" below={8}>
        Drafts that people offer
      </Text>
      <WhenAnswered answer={drafts} what="the drafts">
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="soft">Nobody offers one.</Text>
          ) : (
            <RecordTable
              label="Drafts that people offer"
              rows={results}
              columns={COLUMNS}
              actions={({ id, author }) => (
                <LinkButton href={`/admin#/waiting?kind=front&id=${id}`}>
                  Review<span className="sr-only"> the draft of {author}</span>
                </LinkButton>
              )}
            />
          )
        }
      </WhenAnswered>
      <Text as="h2" above={24} below={8}>
        Fronts that this site has had
      </Text>
      <WhenAnswered answer={versions} what="the fronts">
        {({ results }) => (
          <Stack as="ul" gap={6}>
            {results.map(({ version, front, applied_by, applied_at, restored }) => (
              <li key={version}>
                {version === 0 ? 'The product’s own' : front.product || front.agency || `Front ${version}`}
                {restored !== null && `, front ${restored} brought back`}{' '}
                <Text as="span" tone="soft" size={13}>
                  {applied_by ? `by ${applied_by}, ` : ''}
                  {momentText(applied_at)}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </WhenAnswered>
    </>
  )
}
