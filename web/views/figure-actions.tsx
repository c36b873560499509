import {
  IconQuote,
  IconCheck,
  IconDots,
  IconDownload,
  IconMaximize,
  IconMessageCircleQuestion,
  IconPrinter,
  IconShare2,
  IconSquarePlus,
  IconTable,
  IconX,
} from '#web/kit/icons.ts'
import { useState } from 'react'
import type { FigureExport } from '#charts/export/figure-export.ts'
import { isOwnSource } from '#domain/number-check/own-source-id.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { MenuButton } from '#web/kit/menu-button.tsx'
import type { MenuItem } from '#web/kit/menu-item.ts'
import { printPage } from '#web/kit/print-page.ts'
import { useCopied } from '#web/kit/use-copied.ts'
import classes from './figure-card.module.css'
import { permalink, readHere } from './permalink.ts'
import { type Message, message } from '#domain/message/message.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { later } from '#web/kit/later.tsx'

const FORMATS = [
  { label: 'JPEG', hint: message('card.picture'), run: 'saveJpeg' },
  { label: 'PNG', hint: message('card.picture'), run: 'savePng' },
  { label: 'SVG', hint: message('card.drawing'), run: 'saveSvg' },
  { label: 'PDF', hint: message('card.document'), run: 'savePdf' },
  { label: 'PPTX', hint: message('card.slides'), run: 'savePptx' },
  { label: 'XLS', hint: message('card.sheet'), run: 'saveXlsx' },
  { label: 'CSV', hint: message('card.with-notes'), run: 'saveCsv' },
  { label: message('card.table-only'), hint: message('card.plain-table'), run: 'saveTable' },
] as const

const QUOTE = message('card.quote')
const ADD = message('card.add')

const loadDownloads = () => import('./export/downloads.ts')
const ByApiDialog = later(async () => (await import('./by-api/by-api-dialog.tsx')).ByApiDialog, {
  form: 'note',
})

const CaptureDialog = later(async () => (await import('./capture/capture-dialog.tsx')).CaptureDialog, {
  form: 'note',
  words: ['accounts', 'documents'],
})

interface FigureActionsProps extends Omit<FigureExport, 'address' | 'readOn'> {
  readonly asTable: boolean
  readonly cited: boolean
  /** Words stand beside the signs that are used most: on the first card of a page, from which readers learn the signs. */
  readonly named: boolean
  readonly onCite: () => void
  readonly onToggleTable: () => void
  /** Opens "Which figure should I quote?"; absent where the page asks it itself. */
  readonly onQuote?: () => void
  readonly onQuoteIntent?: () => void
  readonly onExpand?: () => void
  readonly onClose?: () => void
  /** The pointer or the focus is on the way to the wide form or to the table: load them. */
  readonly onExpandIntent?: (() => void) | undefined
  readonly onTableIntent: () => void
}

/** The row of icons of a figure: cite, which figure to quote, table, download, share, add to a document, expand. On phones the table and a menu of the rest. */
export function FigureActions(props: FigureActionsProps) {
  const { figure, view, language, asTable, cited, named, onQuote, onExpand, onClose } = props
  const { text } = language
  const [shared, share] = useCopied()
  const [failed, setFailed] = useState(false)
  const [byApi, setByApi] = useState(false)
  const [capturing, setCapturing] = useState(false)
  const save = (run: (typeof FORMATS)[number]['run']) => {
    setFailed(false)
    Promise.all([loadDownloads(), loadGroup(props.language.code, 'tools')])
      .then(([downloads]) => downloads[run]({ ...props, ...readHere(view, props.release) }))
      .catch(() => setFailed(true))
  }
  const files: MenuItem[] = FORMATS.map(({ label, hint, run }) => ({
    label: text(label),
    hint: text(hint),
    onSelect: () => save(run),
  }))
  const program: MenuItem = {
    label: text(message('card.by-api')),
    hint: text(message('card.by-api-about')),
    startsGroup: true,
    onSelect: () => setByApi(true),
  }
  // The API has no figures of a reader's own sheet.
  const isAtServer = figure.rows.length > 0 && !view.sources.some(isOwnSource)
  const copyLink = () => share(permalink(view, props.release))
  const rest: MenuItem[] = [
    { label: text(message('card.cite')), icon: <IconQuote size={18} />, onSelect: props.onCite },
    ...(onQuote
      ? [{ label: text(QUOTE), icon: <IconMessageCircleQuestion size={18} />, onSelect: onQuote }]
      : []),
    { label: text(message('card.share')), icon: <IconShare2 size={18} />, onSelect: copyLink },
    { label: text(ADD), icon: <IconSquarePlus size={18} />, onSelect: () => setCapturing(true) },
    ...(onExpand
      ? [{ label: text(message('card.expand')), icon: <IconMaximize size={18} />, onSelect: onExpand }]
      : []),
    { label: text(message('shell.print')), icon: <IconPrinter size={18} />, onSelect: printPage },
    ...files.map((item, index) => ({
      ...item,
      label: text(message('card.download-as', { format: item.label })),
      startsGroup: index === 0,
    })),
    ...(isAtServer ? [program] : []),
  ]
  const hasData = figure.rows.length > 0
  const wordOf = (word: Message) => (named ? text(word) : null)
  return (
    <>
      <Row gap={2} screen className={classes.icons} role="toolbar" aria-label={text(message('card.tools'))}>
        <span className={classes.notPhone}>
          <IconButton
            label={text(message(cited ? 'shell.copied' : 'card.copy-citation'))}
            word={wordOf(message(cited ? 'shell.copied' : 'card.citation'))}
            onClick={props.onCite}
          >
            {cited ? <IconCheck size={18} /> : <IconQuote size={18} />}
          </IconButton>
          {onQuote && (
            <IconButton
              label={text(QUOTE)}
              onClick={onQuote}
              onPointerEnter={props.onQuoteIntent}
              onFocus={props.onQuoteIntent}
            >
              <IconMessageCircleQuestion size={18} />
            </IconButton>
          )}
        </span>
        <IconButton
          label={text(message(asTable ? 'card.as-chart' : 'card.as-table'))}
          word={wordOf(message(asTable ? 'card.graph' : 'card.table'))}
          aria-pressed={asTable}
          disabled={!hasData}
          onClick={props.onToggleTable}
          onPointerEnter={props.onTableIntent}
          onFocus={props.onTableIntent}
        >
          <IconTable size={18} />
        </IconButton>
        <span className={classes.notPhone}>
          <MenuButton items={isAtServer ? [...files, program] : files}>
            {(trigger) => (
              <IconButton
                {...trigger}
                label={text(message('card.download'))}
                word={wordOf(message('card.download'))}
                disabled={!hasData}
                onPointerEnter={() => void loadDownloads().catch(() => null)}
              >
                <IconDownload size={18} />
              </IconButton>
            )}
          </MenuButton>
          <IconButton label={text(message(shared ? 'shell.copied' : 'card.share'))} onClick={copyLink}>
            {shared ? <IconCheck size={18} /> : <IconShare2 size={18} />}
          </IconButton>
          <IconButton
            label={text(ADD)}
            onClick={() => setCapturing(true)}
            onPointerEnter={CaptureDialog.intend}
            onFocus={CaptureDialog.intend}
          >
            <IconSquarePlus size={18} />
          </IconButton>
          {onExpand && (
            <IconButton
              label={text(message('card.expand'))}
              onClick={onExpand}
              onPointerEnter={props.onExpandIntent}
              onFocus={props.onExpandIntent}
            >
              <IconMaximize size={18} />
            </IconButton>
          )}
        </span>
        <span className={classes.onlyPhone}>
          <MenuButton items={rest}>
            {(trigger) => (
              <IconButton {...trigger} label={text(message('card.more'))}>
                <IconDots size={18} />
              </IconButton>
            )}
          </MenuButton>
        </span>
        {onClose && (
          <IconButton label={text(message('shell.close'))} onClick={onClose}>
            <IconX size={18} />
          </IconButton>
        )}
        <span className="sr-only" role="status">
          {shared ? text(message('card.link-copied')) : cited ? text(message('card.citation-copied')) : ''}
        </span>
        {failed && <span role="alert">{text(message('card.no-file'))}</span>}
      </Row>
      {capturing && <CaptureDialog view={view} onClose={() => setCapturing(false)} />}
      {byApi && <ByApiDialog {...props} onClose={() => setByApi(false)} />}
    </>
  )
}
