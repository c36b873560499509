import { useState } from 'react'
import { NEWS_CATEGORIES } from '#domain/news/news-category.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { EVERY_UPDATE } from './every-update.ts'
import { UpdateEntry } from './update-entry.tsx'
import classes from './updates.module.css'

const KINDS = ['All', ...Object.values(NEWS_CATEGORIES)] as const

/** Every update, newest first, all kinds or one. */
export default function UpdateLogPage() {
  const answer = useAnswer('GET /news/updates', { query: EVERY_UPDATE })
  const [kind, setKind] = useState<(typeof KINDS)[number]>('All')
  return (
    <div className={classes.page}>
      <h1>What's New</h1>
      <Text above={6} below={20} tone="soft">
        Data sets, dashboards and features as they were added.
      </Text>
      <WhenAnswered answer={answer} what="the updates">
        {({ results }) => (
          <>
            <Row as="fieldset" wrap gap={8} below={20}>
              <legend className="sr-only">Which updates</legend>
              {KINDS.map((name) => (
                <Button key={name} aria-pressed={kind === name} onClick={() => setKind(name)}>
                  {name} ({countOf(results, name)})
                </Button>
              ))}
            </Row>
            <Entries
              updates={results.filter((update) => isOf(update, kind))}
              kind={kind === 'All' ? '' : kind}
            />
          </>
        )}
      </WhenAnswered>
    </div>
  )
}

type Update = Parameters<typeof UpdateEntry>[0]['update'] & { readonly id: number }

function Entries({ updates, kind }: { readonly updates: readonly Update[]; readonly kind: string }) {
  if (updates.length === 0) {
    return (
      <Message title={kind ? `No update about a ${kind.toLowerCase()} yet.` : 'No updates yet.'}>
        What is added to the product will stand here.
      </Message>
    )
  }
  return (
    <Stack className={classes.entries} aria-live="polite">
      {updates.map((update) => (
        <UpdateEntry key={update.id} update={update} level={2} />
      ))}
    </Stack>
  )
}

function isOf({ category_name }: Pick<Update, 'category_name'>, kind: (typeof KINDS)[number]): boolean {
  return kind === 'All' || category_name === kind
}

function countOf(updates: readonly Update[], kind: (typeof KINDS)[number]): number {
  return updates.filter((update) => isOf(update, kind)).length
}
