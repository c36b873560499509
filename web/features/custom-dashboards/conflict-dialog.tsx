import { useMemo, useState } from 'react'
import type { DocumentConflict } from '#contract/documents/conflict.ts'
import {
  type DocumentPart,
  documentChanges,
  mergedDocument,
  type PartChange,
  type Side,
} from '#domain/document/document-changes.ts'
import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { useTask } from '#web/kit/use-task.ts'
import { partName, partWords } from './part-words.ts'

interface ConflictDialogProps {
  readonly conflict: DocumentConflict
  /** What this editor wanted to save. */
  readonly mine: Document
  readonly reference: ReferenceData
  /** Saves what both were put together to, over the version that is saved now. */
  readonly onSave: (document: Document, version: number) => Promise<void>
  readonly onClose: () => void
}

/** Somebody saved in between: what they changed beside what this editor changed, and for each part that both changed a choice. */
export function ConflictDialog({ conflict, mine, reference, onSave, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const { busy, failure, run } = useTask()
  const both = useMemo(() => readBoth(conflict), [conflict])
  if (!both) return null
  const { base, theirs } = both
  const changes = documentChanges(base, mine, theirs)
  const chosen = ({ key }: PartChange): Side => choices[key] ?? 'mine'
  const words = (part: DocumentPart, side: Side) =>
    partWords(part, side, side === 'mine' ? mine : theirs, reference)
  const save = () => run(() => onSave(mergedDocument(base, mine, theirs, chosen), conflict.version))
  return (
    <Dialog form="centre" title="Saved by somebody else meanwhile" onClose={onClose}>
      <Stack gap={16}>
        <Text>{whoSaved(conflict)} Nothing is lost: what only one of you changed is kept.</Text>
        <FormError>{failure}</FormError>
        {changes.map((change) =>
          change.isConflict ? (
            <FieldGroup key={change.key} legend={`${partName(change.part)}: both of you changed it`}>
              {(['mine', 'theirs'] as const).map((side) => (
                <Row key={side} as="label" gap={10} align="start" reach={32}>
                  <Tick
                    type="radio"
                    name={change.key}
                    checked={chosen(change) === side}
                    onChange={() => setChoices({ ...choices, [change.key]: side })}
                  />
                  <span>
                    <Text as="span" weight={500} line>
                      {side === 'mine' ? 'Mine' : 'The saved one'}
                    </Text>
                    <Text as="span" tone="soft" breaks>
                      {words(change.part, side)}
                    </Text>
                  </span>
                </Row>
              ))}
            </FieldGroup>
          ) : (
            <OneSide key={change.key} change={change} words={words} />
          ),
        )}
        <Row wrap gap={8} justify="end" ruled={16}>
          <Button onClick={onClose}>Go on editing</Button>
          <Button kind="primary" disabled={busy} onClick={() => void save()}>
            {busy ? 'Saving…' : 'Save both together'}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

interface OneSideProps {
  readonly change: PartChange
  readonly words: (part: DocumentPart, side: Side) => string
}

function OneSide({ change, words }: OneSideProps) {
  const side = change.mine === 'same' ? 'theirs' : 'mine'
  return (
    <Text tone="soft" breaks>
      <strong>{partName(change.part)}</strong> ({side === 'mine' ? 'yours' : 'theirs'}, {change[side]}):{' '}
      {words(change.part, side)}
    </Text>
  )
}

function whoSaved({ by, is_own, at }: DocumentConflict): string {
  const who = is_own
    ? 'You saved this in another window or on another device'
    : `${by ?? 'Somebody'} saved this`
  return at === null ? `${who}.` : `${who} on ${momentText(at)}.`
}

function readBoth({ base, saved }: DocumentConflict) {
  const theirs = readDocument(saved)
  const before = base === null ? null : readDocument(base)
  if (!theirs.ok) return null
  return { theirs: theirs.document, base: before?.ok ? before.document : null }
}
