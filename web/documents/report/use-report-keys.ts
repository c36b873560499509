import { useEffect, useRef } from 'react'
import { changeReport, reportNow, stepReport } from './report-state.ts'

interface ReportKeys {
  readonly annotating: string | null
  readonly setAnnotating: (id: string | null) => void
  readonly save: () => void
}

/**
 * Ctrl+S saves, Ctrl+Z and Ctrl+Y step, Ctrl+Shift+A annotates the first figure, Delete and Backspace remove the last annotation,
 * Esc ends annotating. In a field where somebody writes, the keys for steps and for deleting belong to the field.
 */
export function useReportKeys(keys: ReportKeys): void {
  const last = useRef(keys)
  useEffect(() => {
    last.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (pressed(event, last.current)) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    // Before the panel that holds the editor, which Esc closes.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
}

/** Does what a key means here; whether it means anything. */
function pressed(event: KeyboardEvent, { annotating, setAnnotating, save }: ReportKeys): boolean {
  const isCommand = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  const isWriting = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
  if (isCommand && key === 's') {
    save()
    return true
  }
  if (isCommand && event.shiftKey && key === 'a') {
    const first = reportNow().blocks.find(({ kind }) => kind === 'figure')
    setAnnotating(annotating === null && first ? first.id : null)
    return true
  }
  if (isCommand && !isWriting && (key === 'z' || key === 'y')) {
    stepReport(key === 'y' || event.shiftKey ? 'forward' : 'back')
    return true
  }
  if (annotating === null) return false
  if (key === 'escape') {
    setAnnotating(null)
    return true
  }
  if (isWriting || (key !== 'delete' && key !== 'backspace')) return false
  changeReport((from) => ({
    ...from,
    blocks: from.blocks.map((block) =>
      block.kind === 'figure' && block.id === annotating
        ? { ...block, annotations: block.annotations.slice(0, -1) }
        : block,
    ),
  }))
  return true
}
