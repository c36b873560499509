import { useState } from 'react'
import type { listNews } from '#contract/news/news.ts'
import { NEWS_CATEGORIES } from '#domain/news/news-category.ts'
import { Button } from '#web/kit/button.tsx'
import { Loading, Message } from '#web/kit/state-message.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { NEWS_PATH } from './news-path.ts'
import { UpdateEntry } from './update-entry.tsx'
import classes from './updates.module.css'

const KINDS = ['All', ...Object.values(NEWS_CATEGORIES)] as const

/** Every update, newest first, all kinds or one. */
export default function UpdateLogPage() {
  const answer = useAnswer<typeof listNews>(NEWS_PATH)
  const [kind, setKind] = useState<(typeof KINDS)[number]>('All')
  return (
    <div className={classes.page}>
      <h1>What's New</h1>
      <p className={classes.lead}>Data sets, dashboards and features as they were added.</p>
      {answer.status === 'loading' && <Loading what="the updates" />}
      {answer.status === 'failed' && (
        <Message
          title="The updates could not be loaded."
          actions={<Button onClick={() => void answer.reload()}>Try again</Button>}
        >
          {answer.error.message}
        </Message>
      )}
      {answer.status === 'ready' && (
        <>
          <fieldset className={classes.kinds}>
            <legend className="sr-only">Which updates</legend>
            {KINDS.map((name) => (
              <Button key={name} aria-pressed={kind === name} onClick={() => setKind(name)}>
                {name} ({countOf(answer.value.results, name)})
              </Button>
            ))}
          </fieldset>
          <Entries
            updates={answer.value.results.filter((update) => isOf(update, kind))}
            kind={kind === 'All' ? '' : kind}
          />
        </>
      )}
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
    <div className={classes.entries} aria-live="polite">
      {updates.map((update) => (
        <UpdateEntry key={update.id} update={update} level={2} />
      ))}
    </div>
  )
}

function isOf({ category_name }: Pick<Update, 'category_name'>, kind: (typeof KINDS)[number]): boolean {
  return kind === 'All' || category_name === kind
}

function countOf(updates: readonly Update[], kind: (typeof KINDS)[number]): number {
  return updates.filter((update) => isOf(update, kind)).length
}
