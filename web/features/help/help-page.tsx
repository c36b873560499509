import { IconArrowLeft, IconSearch } from '#web/kit/icons.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { message } from '#domain/message/message.ts'
import { withFailureToast } from '#web/kit/toast.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useHash } from '#web/kit/use-hash.ts'
import { InEnglish } from '#web/language/in-english.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { findTopics } from './find-topics.ts'
import classes from './help.module.css'
import { type HelpTopic, topicsWith } from './topics.ts'

const NONE = { topics: [], order: [] }

/** How-to topics that open one by one, with a search over their titles and steps. The address may name one: `/faq#how-do-i-print`. */
export default function HelpPage() {
  const { text } = useLanguage()
  const [query, setQuery] = useState('')
  // Who reads without a connection has the topics that ship.
  const answer = useAnswer('GET /help-topics')
  const written = answer.status === 'ready' ? answer.value : NONE
  const all = useMemo(() => topicsWith(written).filter(({ shown }) => shown), [written])
  const found = findTopics(all, query)
  const groups = Map.groupBy(found, ({ group }) => group)
  return (
    <div className={classes.page}>
      <Row wrap align="center" gap={8} className={classes.head}>
        <IconButton label={text(message('help.back'))} onClick={() => window.history.back()}>
          <IconArrowLeft size={20} aria-hidden="true" />
        </IconButton>
        <h1>{text(message('pages.help'))}</h1>
        <PlayTour />
      </Row>
      <Row as="label" align="center" gap={10} screen className={classes.search}>
        <IconSearch size={18} aria-hidden="true" />
        <span className="sr-only">{text(message('help.search'))}</span>
        <input
          type="search"
          placeholder={text(message('help.search'))}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Row>
      <Text role="status" above={8} tone="faint" size={13}>
        {text(
          found.length === 0
            ? message('help.none')
            : message('help.count', { found: found.length, all: all.length }),
        )}
      </Text>
      {/* The topics themselves are written in English. */}
      <InEnglish>
        {[...groups].map(([group, topics]) => (
          <section key={group} className={classes.group} aria-label={group}>
            <h2>{group}</h2>
            {topics.map((topic) => (
              <Topic key={topic.slug} topic={topic} />
            ))}
          </section>
        ))}
      </InEnglish>
    </div>
  )
}

function PlayTour() {
  const { text } = useLanguage()
  const [, navigate] = useLocation()
  return (
    <Button
      onClick={() =>
        withFailureToast(text(message('help.tour-not-loaded')), async () => {
          const { playTour } = await import('./play-tour.ts')
          await playTour(navigate)
        })
      }
    >
      {text(message('help.tour'))}
    </Button>
  )
}

function Topic({ topic }: { readonly topic: HelpTopic }) {
  const { text } = useLanguage()
  const { slug, title, steps, secondMethod, show } = topic
  const details = useRef<HTMLDetailsElement>(null)
  const isNamed = useHash() === `#${slug}`
  const [, navigate] = useLocation()
  useEffect(() => {
    // Who has opened it by hand is there already.
    if (!isNamed || !details.current || details.current.open) return
    details.current.open = true
    details.current.scrollIntoView({ block: 'center' })
  }, [isNamed])
  return (
    <details
      ref={details}
      id={slug}
      className={classes.topic}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) window.history.replaceState(window.history.state, '', `#${slug}`)
      }}
    >
      <summary>{title}</summary>
      {secondMethod && <p className={classes.method}>{text(message('help.first-method'))}</p>}
      <Steps steps={steps} />
      {secondMethod && (
        <>
          <p className={classes.method}>{text(message('help.second-method-head'))}</p>
          <Steps steps={secondMethod} />
        </>
      )}
      {show && (
        <Row below={12} className={classes.show} screen>
          <Button
            onClick={() =>
              withFailureToast(text(message('help.not-shown')), async () => {
                const { showTopic } = await import('./show-topic.ts')
                navigate(show.address)
                await showTopic(topic)
              })
            }
          >
            {text(message('help.show-me'))}
          </Button>
        </Row>
      )}
    </details>
  )
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  const [only] = steps
  if (steps.length === 1) return <p className={classes.only}>{only}</p>
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
