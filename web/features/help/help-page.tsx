import { IconArrowLeft, IconSearch } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { withFailureToast } from '#web/kit/toast.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useHash } from '#web/kit/use-hash.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { findTopics } from './find-topics.ts'
import classes from './help.module.css'
import { type HelpTopic, topicsWith } from './topics.ts'

const NONE = { topics: [], order: [] }

/** How-to topics that open one by one, with a search over their titles and steps. The address may name one: `/faq#how-do-i-print`. */
export default function HelpPage() {
  const [query, setQuery] = useState('')
  // Who reads without a connection has the topics that ship.
  const answer = useAnswer('GET /help-topics')
  const written = answer.status === 'ready' ? answer.value : NONE
  const all = useMemo(() => topicsWith(written).filter(({ shown }) => shown), [written])
  const found = findTopics(all, query)
  const groups = Map.groupBy(found, ({ group }) => group)
  return (
    <div className={classes.page}>
      <Row align="center" gap={8} className={classes.head}>
        <IconButton label="Back" onClick={() => window.history.back()}>
          <IconArrowLeft size={20} aria-hidden="true" />
        </IconButton>
        <h1>Help and FAQs</h1>
        <PlayTour />
      </Row>
      <Row as="label" align="center" gap={10} screen className={classes.search}>
        <IconSearch size={18} aria-hidden="true" />
        <span className="sr-only">Search the topics</span>
        <input
          type="search"
          placeholder="Search the topics"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Row>
      <Text role="status" above={8} tone="faint" size={13}>
        {found.length === 0 ? 'No topic has these words.' : `${found.length} of ${all.length} topics`}
      </Text>
      {[...groups].map(([group, topics]) => (
        <section key={group} className={classes.group} aria-label={group}>
          <h2>{group}</h2>
          {topics.map((topic) => (
            <Topic key={topic.slug} topic={topic} />
          ))}
        </section>
      ))}
    </div>
  )
}

function PlayTour() {
  const [, navigate] = useLocation()
  return (
    <Button
      onClick={() =>
        withFailureToast('The tour could not be loaded. Try again.', async () => {
          const { playTour } = await import('./play-tour.ts')
          await playTour(navigate)
        })
      }
    >
      Play Tour Guide
    </Button>
  )
}

function Topic({ topic }: { readonly topic: HelpTopic }) {
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
      {secondMethod && <p className={classes.method}>First method</p>}
      <Steps steps={steps} />
      {secondMethod && (
        <>
          <p className={classes.method}>Second method</p>
          <Steps steps={secondMethod} />
        </>
      )}
      {show && (
        <Row below={12} className={classes.show} screen>
          <Button
            onClick={() =>
              withFailureToast('This topic could not be shown. Try again.', async () => {
                const { showTopic } = await import('./show-topic.ts')
                navigate(show.address)
                await showTopic(topic)
              })
            }
          >
            Show me
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
