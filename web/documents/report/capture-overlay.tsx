import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconCheck, IconClipboardPlus } from '#web/kit/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'wouter'
import { DEFAULT_DASHBOARD } from '#catalogue/default-dashboard.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { type Capturing, capture, capturing, isInReport, useCapturing } from './capturing.ts'
import { useCardsOnPage } from './cards-on-page.ts'
import classes from './report.module.css'
import { useReport } from './report-state.ts'

/** While figures are picked: a button on every figure of the page, and a bar that says so. It goes along to other pages. */
export function CaptureOverlay() {
  const wanted = useCapturing()
  return wanted && <Picking wanted={wanted} />
}

function Picking({ wanted }: { readonly wanted: Capturing }) {
  const { text } = useLanguage()
  const cards = useCards()
  const bar = useRef<HTMLElement>(null)
  const [said, say] = useState('')
  useReport()
  useEffect(() => {
    const opener = document.activeElement
    bar.current?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      capturing.set(null)
    }
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  const pick = (card: HTMLElement) => {
    const address = card.dataset.view ?? ''
    const title = card.getAttribute('aria-label') ?? ''
    const done = capture(address, wanted)
    if (done === 'full') return say(text(message('report.full')))
    if (done === 'unknown') return say(text(message('report.unknown')))
    say(text(message('report.is-in', { title })))
    // A table, or a figure that was captured anew, is one; of charts there may be several.
    if (wanted.as === 'table' || wanted.for !== null) capturing.set(null)
  }
  return (
    <>
      <section
        ref={bar}
        tabIndex={-1}
        aria-label={text(message('report.capturing'))}
        className={classes.capturing}
        data-print="never"
      >
        <Row wrap gap={12} rows={8} align="center" justify="between">
          <div role="status">
            <Text weight={600}>{text(message('report.capturing-as', { as: wanted.as }))}</Text>
            <Text size={13} tone="soft">
              {said || text(message(cards.length === 0 ? 'report.nothing-here' : 'report.press'))}
            </Text>
          </div>
          <Row gap={8}>
            {cards.length === 0 && (
              <Link href={`/dashboard/${DEFAULT_DASHBOARD}`}>{text(message('report.a-page'))}</Link>
            )}
            <Button kind="primary" onClick={() => capturing.set(null)}>
              {text(message('report.done'))}
            </Button>
          </Row>
        </Row>
      </section>
      {cards.map((card, index) =>
        createPortal(
          <PickButton
            isIn={wanted.for === null && isInReport(card.dataset.view ?? '', wanted.as)}
            title={card.getAttribute('aria-label') ?? ''}
            onPick={() => pick(card)}
          />,
          card,
          `${index} ${card.dataset.view}`,
        ),
      )}
    </>
  )
}

interface PickButtonProps {
  readonly isIn: boolean
  readonly title: string
  readonly onPick: () => void
}

function PickButton({ isIn, title, onPick }: PickButtonProps) {
  const { text } = useLanguage()
  return (
    <span className={classes.pick} data-print="never">
      {isIn ? (
        <Row as="span" inline gap={6} align="center" className={classes.inReport}>
          <IconCheck size={16} aria-hidden="true" /> {text(message('report.in-report'))}
        </Row>
      ) : (
        <Button aria-label={text(message('report.add-it', { title }))} onClick={onPick}>
          <IconClipboardPlus size={18} aria-hidden="true" /> {text(message('report.add'))}
        </Button>
      )}
    </span>
  )
}

/** The cards of figures on the page, which are made to look like something to pick meanwhile. */
function useCards(): readonly HTMLElement[] {
  useEffect(() => {
    document.documentElement.dataset.capturing = ''
    return () => {
      delete document.documentElement.dataset.capturing
    }
  }, [])
  return useCardsOnPage()
}
