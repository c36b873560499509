import { useEffect } from 'react'
import { indexOfBlock } from '#domain/document/editing/edit-blocks.ts'
import type { BlockTasks } from './block-tasks.ts'
import type { Editing } from './use-editing.ts'

/** The keys of an editor: Ctrl Z, Y and S, Alt with the arrows to move the selected block, Delete to remove it, Esc to let it go. */
export function useEditorKeys(editing: Editing, tasks: BlockTasks, save: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const task = taskOf(event, { editing, tasks, save })
      if (!task) return
      event.preventDefault()
      task()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [editing, tasks, save])
}

interface Means {
  readonly editing: Editing
  readonly tasks: BlockTasks
  readonly save: () => void
}

function taskOf(event: KeyboardEvent, { editing, tasks, save }: Means): (() => void) | undefined {
  if (event.defaultPrevented) return undefined
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const key = event.key.toLowerCase()
  const { selected, document, levels } = editing
  if ((ctrlKey || metaKey) && !altKey) {
    if (key === 's') return save
    // Fields take back their own letters first.
    if (isTyping(event.target)) return undefined
    if (key === 'z' && !shiftKey && levels.back > 0) return editing.undo
    if ((key === 'y' || (key === 'z' && shiftKey)) && levels.forward > 0) return editing.redo
    return undefined
  }
  if (!selected || isTyping(event.target) || isInDialog(event.target)) return undefined
  const at = indexOfBlock(document, selected.id)
  if (altKey && key === 'arrowup') return () => tasks.move(selected, at - 1)
  if (altKey && key === 'arrowdown') return () => tasks.move(selected, at + 1)
  if (altKey) return undefined
  if (key === 'delete') return () => tasks.remove(selected)
  return key === 'escape' ? () => editing.select(null) : undefined
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isTicked = target instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(target.type)
  return target.isContentEditable || (target.matches('input, textarea, select') && !isTicked)
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, [role=menu], [role=listbox]') !== null
}
