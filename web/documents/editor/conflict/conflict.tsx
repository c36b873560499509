import { Said } from '#web/language/said.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { documentChanges, mergedDocument, type PartChange } from '#domain/document/document-changes.ts'
import type { Document } from '#domain/document/document.ts'
import { type Choice, canKeepBoth, chosenOfBoth } from '#domain/document/editing/both-kept.ts'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { type Message as SaidMessage, message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Clash } from '#web/editing/clash.ts'
import type { Together } from '#web/editing/editing-session.ts'
import { newBlockId } from '#web/views/capture/empty-document.ts'
import { comparedLines } from './compared-lines.ts'
import { choiceId } from './choice-id.ts'
import classes from './conflict.module.css'
import { partName } from './part-words.ts'
import { SameLine } from './same-line.tsx'
import { TwoSides } from './two-sides.tsx'

interface ConflictProps {
  readonly clash: Clash
  /** What this editor wanted to save. */
  readonly mine: Document
  /** The id of the document, through which its pictures are seen. */
  readonly id: string
  readonly reference: ReferenceData
  /**
   * Saves what both were put together to, over the version that is saved now. `seconds`: the ids of blocks that stand behind
   * another version of themselves.
   */
  readonly onSave: (together: Together, seconds: readonly string[]) => Promise<unknown>
  readonly onClose: () => void
}

/**
 * Somebody saved in between: both versions side by side, what is the same folded away. What only one of them changed is kept;
 * what both changed is chosen, of a block perhaps both, and saving waits for the last choice.
 */
export function Conflict(props: ConflictProps) {
  const { text } = useLanguage()
  const { clash, mine, onClose } = props
  if (clash.theirs) return <Compared {...props} theirs={clash.theirs} />
  return (
    <Message
      title={text(message('conflict.unread', { title: mine.title }))}
      actions={<Button onClick={onClose}>{text(message('conflict.back'))}</Button>}
    >
      {text(message('conflict.unread-about'))}
    </Message>
  )
}

interface ComparedProps extends ConflictProps {
  readonly theirs: Document
}

function Compared({ clash, mine, theirs, id, reference, onSave, onClose }: ComparedProps) {
  const { base } = clash
  const language = useLanguage()
  const { text } = language
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const { busy, failure, run } = useTask()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // It takes the place of an editor, wherever somebody was in that: what happened is said at the top.
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const lines = useMemo(() => comparedLines(base, mine, theirs), [base, mine, theirs])
  const conflicts = lines.flatMap((line) =>
    line.kind === 'changed' && line.change.isConflict ? [line.change] : [],
  )
  const open = conflicts.filter(({ key }) => !choices.has(key))
  const them = clash.is_own ? message('conflict.other-window') : (clash.by ?? message('conflict.somebody'))
  const chosen = ({ key }: PartChange): Choice => choices.get(key) ?? 'mine'
  const isTooMuch = isBeyond(base, mine, theirs, chosen)
  const save = () =>
    run(() => {
      const seconds: string[] = []
      const together = chosenOfBoth(base, mine, theirs, chosen, ({ kind }) => {
        const id = newBlockId(kind)
        seconds.push(id)
        return id
      })
      return onSave({ document: together, version: clash.version }, seconds)
    })
  const takeAll = (choice: Choice) =>
    setChoices(
      new Map(conflicts.map((each) => [each.key, choice === 'both' && !canKeepBoth(each) ? 'mine' : choice])),
    )
  return (
    <div>
      <Text className={classes.notice} role="alert">
        <Said what={message('conflict.notice', { saved: whoSaved(clash) })} />
      </Text>
      <Stack gap={4} className={classes.body}>
        <Row wrap gap={12} align="center" justify="between" below={12}>
          <h1 ref={heading} tabIndex={-1}>
            {text(message('conflict.title', { title: mine.title }))}
          </h1>
          {conflicts.length > 0 && (
            <Row wrap gap={8}>
              <Button onClick={() => takeAll('mine')}>{text(message('conflict.all-mine'))}</Button>
              <Button onClick={() => takeAll('theirs')}>
                {text(message('conflict.all-theirs', { them }))}
              </Button>
              {conflicts.some(canKeepBoth) && (
                <Button onClick={() => takeAll('both')}>{text(message('conflict.all-both'))}</Button>
              )}
              <Button disabled={open.length === 0} onClick={() => toPart(open[0])}>
                {text(message('conflict.next'))}
              </Button>
            </Row>
          )}
        </Row>
        {lines.map((line) =>
          line.kind === 'same' ? (
            <SameLine key={line.ids.join()} ids={line.ids} document={mine} />
          ) : (
            <TwoSides
              key={line.change.key}
              change={line.change}
              choice={choices.get(line.change.key) ?? null}
              {...{ mine, theirs, reference, them, id }}
              onChoose={(choice) => setChoices(new Map([...choices, [line.change.key, choice]]))}
            />
          ),
        )}
      </Stack>
      <Row as="footer" wrap gap={12} align="center" className={classes.foot}>
        <Button onClick={onClose}>{text(message('conflict.back'))}</Button>
        <FormError>{isTooMuch ? text(TOO_MUCH) : failure}</FormError>
        <Row wrap gap={12} align="center" last>
          <Text as="span" role="status" size={13} tone={open.length > 0 ? 'warning' : 'soft'}>
            {text(openWords(open.map(({ part }) => partName(part, language))))}
          </Text>
          <Button kind="primary" disabled={busy || isTooMuch || open.length > 0} onClick={() => void save()}>
            {text(message(busy ? 'conflict.saving' : 'conflict.save'))}
          </Button>
        </Row>
      </Row>
    </div>
  )
}

const TOO_MUCH = message('conflict.too-much', { most: DOCUMENT_LIMITS.blocks })

/** Whether the result has no room for every block of which both versions are kept. */
function isBeyond(
  base: Document | null,
  mine: Document,
  theirs: Document,
  chosen: (change: PartChange) => Choice,
): boolean {
  const changes = documentChanges(base, mine, theirs)
  const twice = changes.filter((each) => canKeepBoth(each) && chosen(each) === 'both').length
  const once = mergedDocument(base, mine, theirs, (each) => (chosen(each) === 'theirs' ? 'theirs' : 'mine'))
  return twice > 0 && once.blocks.length + twice > DOCUMENT_LIMITS.blocks
}

function toPart(change: PartChange | undefined): void {
  if (!change) return
  document.querySelector<HTMLElement>(`#${choiceId(change)} input`)?.focus()
}

function openWords(names: readonly string[]): SaidMessage {
  return message('conflict.left', { count: names.length, names: listOf(names, 'none') })
}

function whoSaved({ by, is_own, at }: Clash): SaidMessage {
  return message('conflict.saved', {
    own: is_own ? 'yes' : 'no',
    by: by ?? message('conflict.anybody'),
    known: at === null ? 'no' : 'yes',
    moment: at === null ? '' : momentText(at),
  })
}
