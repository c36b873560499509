import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { NEWS_CATEGORIES } from '#domain/news/news-category.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { currentRelease } from '#web/queries/release.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { EVERY_UPDATE } from './every-update.ts'
import { releaseUpdate } from './release-update.ts'
import { UpdateEntry } from './update-entry.tsx'
import classes from './updates.module.css'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

const KINDS = ['All', ...Object.values(NEWS_CATEGORIES)] as const

/** The words of the kinds, as the texts choose them. */
const WORDS = { All: 'all', Dataset: 'dataset', Dashboard: 'dashboard', Feature: 'feature' } as const

/** Every update, newest first, all kinds or one. */
export default function UpdateLogPage() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /news/updates', { query: EVERY_UPDATE })
  const [release, setRelease] = useState<ReleaseStamp | null>(null)
  useEffect(() => {
    // What people wrote stands there without it.
    currentRelease().then(setRelease, () => setRelease(null))
  }, [])
  const withRelease = (written: readonly Update[]) => {
    if (release === null) return written
    const title = text(message('menus.data-release', { number: release.number }))
    const all = [...written, releaseUpdate(release, title)]
    return all.toSorted((a, b) => Date.parse(b.created_at ?? '') - Date.parse(a.created_at ?? ''))
  }
  const [kind, setKind] = useState<(typeof KINDS)[number]>('All')
  return (
    <div className={classes.page}>
      <h1>{text(message('menus.whats-new'))}</h1>
      <Text above={6} tone="soft">
        {text(message('menus.updates-about'))}
      </Text>
      <Text above={4} below={20}>
        <Link href="/releases">{text(message('menus.updates-releases'))}</Link>
      </Text>
      <WhenAnswered answer={answer} what={message('menus.updates')}>
        {(written) => {
          const results = withRelease(written.results)
          return (
            <>
              <Row as="fieldset" wrap gap={8} below={20}>
                <legend className="sr-only">{text(message('menus.which-updates'))}</legend>
                {KINDS.map((name) => (
                  <Button key={name} aria-pressed={kind === name} onClick={() => setKind(name)}>
                    {text(message('menus.kind', { kind: WORDS[name], count: whole(countOf(results, name)) }))}
                  </Button>
                ))}
              </Row>
              <Entries updates={results.filter((update) => isOf(update, kind))} kind={kind} />
            </>
          )
        }}
      </WhenAnswered>
    </div>
  )
}

type Update = Parameters<typeof UpdateEntry>[0]['update'] & { readonly id: number }

function Entries({
  updates,
  kind,
}: {
  readonly updates: readonly Update[]
  readonly kind: (typeof KINDS)[number]
}) {
  const { text } = useLanguage()
  if (updates.length === 0) {
    return (
      <Message
        title={text(
          kind === 'All'
            ? message('menus.no-update')
            : message('menus.no-update-about', { kind: WORDS[kind] }),
        )}
      >
        {text(message('menus.updates-here'))}
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
