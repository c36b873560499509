import { message } from '#domain/message/message.ts'
import { Said } from '#web/language/said.tsx'
import { verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Movable } from '#web/kit/movable.tsx'
import { useNextTry } from '#web/files/next-try.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { openedDocument } from '../filling.ts'
import { OwnReport } from './own-report.tsx'
import { emptyDocument } from '#web/views/capture/empty-document.ts'
import { blockTitle, kindName } from '../blocks/block-names.ts'
import classes from './report.module.css'
import { ReportCard } from './report-card.tsx'
import { changeReport, reportNow, reportSession, useReport } from './report-state.ts'
import { ReportClash } from './report-clash.tsx'
import { reportTasks } from './report-tasks.ts'
import { SaveLine } from './save-line.tsx'
import { saveReport } from './save-report.ts'
import { Toolbox } from './toolbox.tsx'
import { useReportKeys } from './use-report-keys.ts'

interface ReportEditorProps {
  /** Buttons at the right of the title. */
  readonly actions?: React.ReactNode
}

/** How long nobody has changed anything before the account is told, in milliseconds. */
const REST = 2000

/** The report of this tab: its title, the toolbox, and its parts as cards. */
export function ReportEditor({ actions }: ReportEditorProps) {
  return (
    <OwnReport>
      <Editor actions={actions} />
    </OwnReport>
  )
}

function Editor({ actions }: ReportEditorProps) {
  const { history, clash, sending } = useReport()
  const { document } = history.now
  const own = useOwnAccount()
  const isSignedIn = own.status === 'signed-in'
  const [annotating, setAnnotating] = useState<string | null>(null)
  const [said, say] = useState('')
  const [newest, setNewest] = useState<string | null>(null)
  const opened = useCallback(() => setNewest(null), [])
  const language = useLanguage()
  const tasks = useMemo(() => reportTasks(language, say, setAnnotating), [language])
  useReportKeys({ annotating, setAnnotating, save: () => void saveReport(isSignedIn) })
  useEffect(() => {
    let seen: unknown = null
    let timer = 0
    const look = () => {
      if (reportNow() === seen) return
      seen = reportNow()
      clearTimeout(timer)
      timer = window.setTimeout(() => void saveReport(isSignedIn), REST)
    }
    look()
    const stop = reportSession.state.subscribe(look)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [isSignedIn])
  // What the line did not take goes with the next one.
  useNextTry(sending.status === 'failed' && sending.isLine ? () => void saveReport(isSignedIn) : null)
  if (clash) return <ReportClash clash={clash} />
  return (
    <div className={classes.editor} data-report>
      <Row gap={8} align="center" className={classes.editorHead}>
        <input
          type="text"
          aria-label={language.text(message('report.report-title'))}
          maxLength={DOCUMENT_LIMITS.title}
          value={document.title}
          className={classes.reportTitle}
          onChange={({ currentTarget: { value } }) => retitle(value)}
          onBlur={() => reportNow().title.trim() === '' && retitle(emptyDocument('report').title)}
        />
        {actions}
      </Row>
      <SaveLine isSignedIn={isSignedIn} />
      <Toolbox tasks={tasks} onNew={(id) => setNewest(id)} onSave={() => void saveReport(isSignedIn)} />
      <p className="sr-only" role="status">
        {said}
      </p>
      <Cards {...{ tasks, annotating, newest }} onOpened={opened} />
    </div>
  )
}

function retitle(title: string): void {
  changeReport((from) => ({ ...from, title }), { field: 'title', at: Date.now() })
}

interface CardsProps {
  readonly tasks: ReturnType<typeof reportTasks>
  readonly annotating: string | null
  /** The block that was just added by the toolbox. */
  readonly newest: string | null
  /** It is there and open; when it comes back after being taken back, it is not new. */
  readonly onOpened: () => void
}

function Cards({ tasks, annotating, newest, onOpened }: CardsProps) {
  const { history } = useReport()
  const { document } = history.now
  const { blocks } = document
  const language = useLanguage()
  const catalogue = useResource(catalogueResource)
  const reference = catalogue.status === 'ready' ? catalogue.value.reference : null
  const opened = useMemo(
    () => reference && openedDocument(document, { query: new URLSearchParams(), reference, language }),
    [document, reference, language],
  )
  useEffect(() => {
    if (newest !== null && opened) onOpened()
  }, [newest, opened, onOpened])
  const order = blocks.map(({ id }) => id)
  const nameOf = (id: string) => {
    const block = blocks.find((each) => each.id === id)
    return block ? blockTitle(block, language) : ''
  }
  const move = (from: number, to: number) => {
    const block = blocks[from]
    if (block) tasks.move(block, to)
  }
  if (blocks.length === 0) return <Nothing />
  return (
    <Movable order={order} nameOf={nameOf} strategy={verticalListSortingStrategy} onMove={move}>
      <Stack gap={16} className={classes.cards}>
        {blocks.map((block, index) => {
          const filled = opened?.filled?.blocks[index]
          return filled ? (
            <ReportCard
              key={block.id}
              {...{ block, filled, tasks }}
              position={{ index, count: blocks.length }}
              isNew={newest === block.id}
              isAnnotating={annotating === block.id}
              newest={catalogue.status === 'ready' ? catalogue.value.release.hash : null}
            />
          ) : null
        })}
      </Stack>
    </Movable>
  )
}

function Nothing() {
  const language = useLanguage()
  return (
    <div className={classes.nothing}>
      <Text>
        <Said
          what={message('report.begin', {
            figure: kindName('figure', language),
            table: kindName('table', language),
            words: kindName('text', language),
          })}
        />
      </Text>
    </div>
  )
}
