import { IconArrowLeft, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { FAQ } from '#catalogue/faq.ts'
import type { FaqTopic } from '#catalogue/faq-topic.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { findTopics } from './find-topics.ts'
import classes from './help.module.css'

/** How-to topics that open one by one, with a search over their titles. */
export default function HelpPage() {
  const [query, setQuery] = useState('')
  const found = findTopics(FAQ, query)
  const groups = Map.groupBy(found, ({ group }) => group)
  return (
    <div className={classes.page}>
      <Row align="center" gap={8} className={classes.head}>
        <IconButton label="Back" onClick={() => window.history.back()}>
          <IconArrowLeft size={20} aria-hidden="true" />
        </IconButton>
        <h1>Help and FAQs</h1>
      </Row>
      <Row as="label" align="center" gap={10} className={classes.search}>
        <IconSearch size={18} aria-hidden="true" />
        <span className="sr-only">Search the topics</span>
        <input
          type="search"
          placeholder="Search the topics"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Row>
      <Text role="status" above={8} tone="faint" size={12.5}>
        {found.length === 0
          ? 'No topic has these words in its title.'
          : `${found.length} of ${FAQ.length} topics`}
      </Text>
      {[...groups].map(([group, topics]) => (
        <section key={group} className={classes.group} aria-label={group}>
          <h2>{group}</h2>
          {topics.map((topic) => (
            <Topic key={topic.title} topic={topic} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Topic({ topic }: { readonly topic: FaqTopic }) {
  const { title, steps, secondMethod } = topic
  return (
    <details className={classes.topic}>
      <summary>{title}</summary>
      {secondMethod && <p className={classes.method}>First method</p>}
      <Steps steps={steps} />
      {secondMethod && (
        <>
          <p className={classes.method}>Second method</p>
          <Steps steps={secondMethod} />
        </>
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
