import { Said } from '#web/language/said.tsx'
import type { Block } from '#domain/document/blocks.ts'
import type { PartChange, Side } from '#domain/document/document-changes.ts'
import { isSameValue } from '#domain/document/same-value.ts'
import type { Document } from '#domain/document/document.ts'
import { type Choice, canKeepBoth } from '#domain/document/editing/both-kept.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { BlockPart } from '../../document-blocks.tsx'
import { blockWords } from '../../blocks/block-names.ts'
import { useFilledBlocks } from '../use-filled-blocks.ts'
import { choiceId } from './choice-id.ts'
import classes from './conflict.module.css'
import { partName, partWords } from './part-words.ts'

interface TwoSidesProps {
  readonly change: PartChange
  /** What was chosen; null: nothing yet. */
  readonly choice: Choice | null
  readonly mine: Document
  readonly theirs: Document
  readonly reference: ReferenceData
  /** Who made the saved version. */
  readonly them: Value
  readonly id: string
  readonly onChoose: (choice: Choice) => void
}

/** A part that somebody changed, as it is on either side; with a choice where both did. */
export function TwoSides(props: TwoSidesProps) {
  const { change, choice, them, onChoose } = props
  const language = useLanguage()
  const name = partName(change.part, language)
  const taken = change.isConflict ? choice : change.mine === 'same' ? 'theirs' : 'mine'
  return (
    <fieldset
      id={choiceId(change)}
      className={classes.part}
      data-open={(change.isConflict && choice === null) || undefined}
    >
      <legend>
        <strong>{name}</strong>{' '}
        <Text as="span" tone="soft" size={13}>
          {language.text(whatHappened(change, them))}
        </Text>
      </legend>
      <Grid columns={2} narrow={700} gap={20}>
        {(['mine', 'theirs'] as const).map((each) => (
          <div
            key={each}
            className={classes.side}
            data-taken={[each, 'both'].includes(taken ?? '') || undefined}
          >
            <Row as={change.isConflict ? 'label' : 'p'} gap={10} align="center" reach={32}>
              {change.isConflict && (
                <Tick
                  type="radio"
                  name={change.key}
                  checked={choice === each}
                  onChange={() => onChoose(each)}
                />
              )}
              <strong>{language.text(sideWords(each, change, them))}</strong>
            </Row>
            <OneSide {...props} side={each} />
          </div>
        ))}
      </Grid>
      {canKeepBoth(change) && (
        <Row as="label" gap={10} align="center" reach={32} className={classes.both}>
          <Tick
            type="radio"
            name={change.key}
            checked={choice === 'both'}
            onChange={() => onChoose('both')}
          />
          <span>
            <Said what={message('conflict.keep-both', { them })} />
          </span>
        </Row>
      )}
    </fieldset>
  )
}

/** What was done to a part, and which fields of a block differ where both sides have it: what cannot be seen is said. */
function whatHappened(change: PartChange, them: Value): Message {
  const { part } = change
  const happened = whoChanged(change, them)
  if (part.kind !== 'block' || !part.mine || !part.theirs) return happened
  const [mine, theirs] = [fieldsOf(part.mine), fieldsOf(part.theirs)]
  const names = [...new Set([...mine.keys(), ...theirs.keys()])]
  const differ = names.filter((name) => !isSameValue(mine.get(name), theirs.get(name)))
  const fields = listOf(
    differ.map((name) => name.replace('html', 'words')),
    'none',
  )
  return message('conflict.differs', { happened, fields })
}

function fieldsOf(block: Block): ReadonlyMap<string, unknown> {
  const own = Object.entries(block).filter(([name]) => name !== 'view')
  return new Map([...own, ...('view' in block ? Object.entries(block.view) : [])])
}

function whoChanged(change: PartChange, them: Value): Message {
  const { isConflict, mine, theirs } = change
  if (isConflict) return message('conflict.both-changed', { both: canKeepBoth(change) ? 'yes' : 'no' })
  return mine === 'same'
    ? message('conflict.touched', { touch: theirs, who: them })
    : message('conflict.touched', { touch: mine, who: message('conflict.you') })
}

function sideWords(side: Side, { isConflict, mine }: PartChange, them: Value): Message {
  if (isConflict) {
    return side === 'mine' ? message('conflict.keep-mine') : message('conflict.keep-theirs', { them })
  }
  const who = side === 'mine' ? message('conflict.mine') : message('conflict.theirs', { them })
  return (mine === 'same') === (side === 'theirs') ? message('conflict.kept', { side: who }) : who
}

function OneSide({
  change: { part },
  side,
  mine,
  theirs,
  reference,
  id,
}: TwoSidesProps & { readonly side: Side }) {
  const language = useLanguage()
  const document = side === 'mine' ? mine : theirs
  if (part.kind !== 'block') {
    return <Text breaks>{partWords(part, document, { reference, language })}</Text>
  }
  const block = side === 'mine' ? part.mine : part.theirs
  if (block === null) return <Text tone="soft">{language.text(message('conflict.not-there'))}</Text>
  return <Drawn {...{ block, document, reference, id }} />
}

interface DrawnProps {
  readonly block: Block
  readonly document: Document
  readonly reference: ReferenceData
  readonly id: string
}

/** The block as readers see it, with what else differs in words. */
function Drawn({ block, document, reference, id }: DrawnProps) {
  const language = useLanguage()
  const filled = useFilledBlocks(document, reference)?.get(block.id)
  if (!filled || filled.kind === 'section') return <Text breaks>{blockWords(block, language)}</Text>
  const release = document.release === 'latest' ? null : document.release
  return (
    <>
      <BlockPart block={filled} id={id} release={release} />
      {'width' in block && (
        <Text tone="soft" size={13} above={6}>
          {language.text(message('conflict.width', { width: block.width }))}
        </Text>
      )}
    </>
  )
}
