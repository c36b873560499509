import { IconBan, IconCopy, IconInfoCircle, IconTable, IconChartHistogram } from '#web/kit/icons.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { message } from '#domain/message/message.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { AnswerRows } from '#web/views/answer-rows.tsx'
import classes from './answer.module.css'
import { AnswerText } from './answer-text.tsx'
import { Understood } from './understood.tsx'
import { later } from '#web/kit/later.tsx'

const AnswerFigure = later(async () => (await import('./answer-figure.tsx')).default)

interface AnswerProps {
  readonly answer: AssistantAnswer
  /** Rows and figure are in sight at once, where there is room for them. */
  readonly isOpen: boolean
  /** Asks another question in the same conversation. */
  readonly onAsk: (question: string) => void
  /** What stands at the end of its line of actions. */
  readonly children?: React.ReactNode
}

/** An answer with all that it rests on: figure, what was assumed, the rows, and how the words were read. */
export function AnswerShown({ answer, isOpen, onAsk, children }: AnswerProps) {
  const { text } = useLanguage()
  const [open, setOpen] = useState({ rows: isOpen, figure: isOpen, understood: false })
  const [copied, copy] = useCopied()
  const { rows, view, declined, links } = answer
  const toggle = (part: keyof typeof open) => setOpen((before) => ({ ...before, [part]: !before[part] }))
  return (
    <Stack gap={10} shrinks>
      <Row gap={8} align="start">
        {declined && <IconBan size={18} className={classes.mark} aria-label={text(message('chat.cannot'))} />}
        <AnswerText answer={answer} />
      </Row>
      {view && open.figure && <AnswerFigure view={view} />}
      <Assumed answer={answer} onAsk={onAsk} />
      {rows.length > 0 && open.rows && <AnswerRows rows={rows} />}
      {open.understood && <Understood understood={answer.understood} />}
      <Row wrap gap={10} align="center" className={classes.actions}>
        {rows.length > 0 && (
          <Button kind="quiet" aria-expanded={open.rows} onClick={() => toggle('rows')}>
            <IconTable size={16} aria-hidden="true" /> {text(message('chat.rows', { count: rows.length }))}
          </Button>
        )}
        {view && (
          <Button kind="quiet" aria-expanded={open.figure} onClick={() => toggle('figure')}>
            <IconChartHistogram size={16} aria-hidden="true" /> {text(message('chat.figure'))}
          </Button>
        )}
        {apart(links).map(({ href, title }) => (
          <Link key={href} href={href} className={classes.link}>
            {title}
          </Link>
        ))}
        <Row gap={2} last>
          <IconButton
            label={text(message('chat.understood'))}
            aria-expanded={open.understood}
            onClick={() => toggle('understood')}
          >
            <IconInfoCircle size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={text(message(copied ? 'chat.copied' : 'chat.copy'))}
            onClick={() => copy(copiedText(answer))}
          >
            <IconCopy size={16} aria-hidden="true" />
          </IconButton>
          {children}
        </Row>
      </Row>
      {declined && <Asks label="chat.nearest" items={answer.suggestions} onAsk={onAsk} />}
    </Stack>
  )
}

/** Links that a reader can tell apart, as many as there is room for. */
function apart(links: AssistantAnswer['links']): AssistantAnswer['links'] {
  const [first, ...others] = links
  const next = others.find(({ title }) => title !== first?.title)
  return [first, next].filter((link) => link !== undefined)
}

/** What was not said and was taken, with what it could be instead. */
function Assumed({ answer, onAsk }: Pick<AnswerProps, 'answer' | 'onAsk'>) {
  const { text } = useLanguage()
  const { assumptions, rows } = answer
  if (assumptions.length === 0 || rows.length === 0) return null
  const instead = assumptions.flatMap(({ alternatives }) => alternatives)
  return (
    <Stack gap={6}>
      <Text size={13} tone="soft">
        {text(message('chat.assumed'))} {[...new Set(assumptions.map(({ said }) => said))].join('; ')}
      </Text>
      <Asks label="chat.instead" items={instead} onAsk={onAsk} />
    </Stack>
  )
}

interface AsksProps {
  readonly label: 'chat.nearest' | 'chat.instead' | 'chat.next' | 'chat.metadata-try'
  readonly items: AssistantAnswer['suggestions']
  readonly onAsk: (question: string) => void
}

/** At most this many buttons: more are no help to choose. */
const MOST = 4

/** Questions that are asked at a tap. */
export function Asks({ label, items, onAsk }: AsksProps) {
  const { text } = useLanguage()
  const distinct = [...new Map(items.map((item) => [item.question, item])).values()].slice(0, MOST)
  if (distinct.length === 0) return null
  return (
    <Row as="fieldset" wrap gap={6} align="center" className={classes.asks}>
      <legend>{text(message(label))}</legend>
      {distinct.map(({ question, label: said }) => (
        <Button key={question} className={classes.ask} onClick={() => onAsk(question)}>
          {said}
        </Button>
      ))}
    </Row>
  )
}

/** The answer as it is pasted elsewhere: with the way back to it. */
function copiedText({ text, links }: AssistantAnswer): string {
  const [first] = links
  return first ? `${text}\n${new URL(first.href, window.location.href).href}` : text
}
