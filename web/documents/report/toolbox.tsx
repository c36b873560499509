import { message } from '#domain/message/message.ts'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChartLine,
  IconDeviceFloppy,
  IconFilePlus,
  IconInfoCircle,
  IconLetterT,
  IconTable,
} from '#web/kit/icons.ts'
import { parseView } from '#charts/view-address.ts'
import type { Block } from '#domain/document/blocks.ts'
import { indicatorBlock } from '#domain/document/blocks/indicator/indicator-block.ts'
import { textBlock } from '#domain/document/blocks/text/text-block.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { newBlockId } from '#web/views/capture/empty-document.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { beginCapturing, type Capturing, capturing, useCapturing } from './capturing.ts'
import { newReport, stepReport, useReport } from './report-state.ts'
import type { CardTasks } from './report-tasks.ts'
import { kindName } from '../blocks/block-names.ts'
import classes from './report.module.css'

interface ToolboxProps {
  readonly tasks: CardTasks
  readonly onNew: (id: string) => void
  readonly onSave: () => void
}

/** What a report takes: figures, tables, texts and what is known of an indicator; and taking back, doing again, saving. */
export function Toolbox({ tasks, onNew, onSave }: ToolboxProps) {
  const { history, account } = useReport()
  const now = useCapturing()
  const language = useLanguage()
  const { text } = language
  const add = (block: Block) => {
    tasks.add(block)
    onNew(block.id)
  }
  return (
    <Row
      wrap
      gap={8}
      rows={8}
      align="center"
      role="toolbar"
      aria-label={text(message('report.toolbox'))}
      className={classes.toolbox}
    >
      <Button aria-pressed={now?.as === 'figure'} onClick={() => begin('figure')}>
        <IconChartLine size={18} aria-hidden="true" /> {kindName('figure', language)}
      </Button>
      <Button aria-pressed={now?.as === 'table'} onClick={() => begin('table')}>
        <IconTable size={18} aria-hidden="true" /> {kindName('table', language)}
      </Button>
      <Button onClick={() => add(textBlock.begin(newBlockId('text'), { html: '<p></p>' }))}>
        <IconLetterT size={18} aria-hidden="true" /> {kindName('text', language)}
      </Button>
      <Button
        onClick={() => add(indicatorBlock.begin(newBlockId('indicator'), { indicator: indicatorOfPage() }))}
      >
        <IconInfoCircle size={18} aria-hidden="true" /> {kindName('indicator', language)}
      </Button>
      <Row gap={2} last>
        <IconButton
          label={text(message('report.undo'))}
          disabled={history.before.length === 0}
          onClick={() => stepReport('back')}
        >
          <IconArrowBackUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={text(message('report.redo'))}
          disabled={history.after.length === 0}
          onClick={() => stepReport('forward')}
        >
          <IconArrowForwardUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={text(message('report.new'))} disabled={account === null} onClick={newReport}>
          <IconFilePlus size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={text(message('report.save'))} onClick={onSave}>
          <IconDeviceFloppy size={18} aria-hidden="true" />
        </IconButton>
      </Row>
    </Row>
  )
}

function begin(as: Capturing['as']): void {
  if (capturing.get()?.as === as) capturing.set(null)
  else beginCapturing({ as, for: null })
}

/** The indicator that the page is about: of its address, else of its first figure. */
function indicatorOfPage(): number {
  const asked = Number(new URLSearchParams(window.location.search).get('indicator'))
  if (Number.isSafeInteger(asked) && asked > 0) return asked
  const first = document.querySelector<HTMLElement>('main [data-view]')?.dataset.view
  return (first && parseView(first)?.indicators[0]) || FIRST_INDICATOR
}

/** Where no page says which, the first of the list. */
const FIRST_INDICATOR = 1
