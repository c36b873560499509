import { may } from '#domain/account/capability.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { indicatorName, whole } from '#domain/message/value.ts'
import { matchMessage, type Scale } from '#exchange/mapping/by-values.ts'
import type { Mapping } from '#exchange/mapping/mapping.ts'
import type { IndicatorProposals, Proposals } from '#exchange/mapping/propose.ts'
import { OneOfField } from '#web/controls/one-of-field.tsx'
import { WordButton } from '#web/kit/button.tsx'
import { CheckField } from '#web/kit/form/field.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useHolder } from '#web/queries/own-account.ts'
import type { MappedSheet } from '#exchange/mapping/mapped-sheet.ts'
import type { BroughtSheet } from './bring-sheet.ts'
import { SourcesPart } from './sources-part.tsx'
import { useNewNames } from './use-new-names.tsx'
import { chosenId, fieldValue, LEFT_OUT, withIndicator } from './map-names.ts'
import { PlacesPart } from './places-part.tsx'
import { YearsPart } from './years-part.tsx'

/** Proposed indicators that one press agrees to. */
const MOST_OFFERED = 2

interface NamesPartProps {
  readonly sheet: BroughtSheet
  readonly mapping: Mapping
  readonly mapped: MappedSheet
  readonly catalogue: Catalogue
  readonly onChange: React.Dispatch<React.SetStateAction<Mapping>>
}

type IndicatorName = Proposals['indicators'][number]

/** Which of our names the names of the file are: proposed with a reason, and agreed to by a person. */
export function NamesPart({ sheet, mapping, mapped, catalogue, onChange }: NamesPartProps) {
  const { text } = useLanguage()
  const { proposals } = sheet
  const { indicators, sources } = catalogue.reference
  const leftOut = [LEFT_OUT, message('mapping.leave-out')] as const
  const named = (id: number): Value => {
    const indicator = indicators.get(id)
    return indicator ? indicatorName(indicator) : String(id)
  }
  const sourceText = (id: number) => sources.get(id)?.name ?? String(id)
  const indicatorChoices = [...indicators.keys()].map((id) => [id, named(id)] as const)
  const newNames = useNewNames(onChange)
  const isMaker = may(useHolder(), 'catalogue.change')
  const makeWords = message(isMaker ? 'catalogue-items.make-new' : 'catalogue-items.propose-new')
  return (
    <Stack as="section" gap={16} aria-labelledby="names-of-file">
      <h2 id="names-of-file">{text(message('mapping.names'))}</h2>
      <Table<IndicatorName>
        blocks
        rows={proposals.indicators}
        keyOf={({ key }) => key}
        columns={[
          {
            title: text(message('mapping.in-file')),
            names: true,
            cell: ({ named: { code, name }, count }) => (
              <>
                {namesOf(code, name).join(': ') || text(message('mapping.no-name'))}
                <Text as="span" line size={13} tone="soft">
                  {text(message('mapping.count', { count, all: whole(count) }))}
                </Text>
              </>
            ),
          },
          {
            title: text(message('mapping.is-ours')),
            cell: ({ key, named: { code, name }, proposal }) => (
              <Stack gap={6}>
                <OneOfField
                  label={message('mapping.indicator')}
                  all={message('mapping.choose')}
                  value={fieldValue(indicatorOf(mapping, key))}
                  options={[leftOut, ...likelyFirst(proposal, indicatorChoices)]}
                  onChange={(value) => onChange(withIndicator(mapping, key, chosenId(value)))}
                />
                {indicatorOf(mapping, key) === undefined &&
                  likelyIds(proposal)
                    .slice(0, MOST_OFFERED)
                    .map((id) => (
                      <WordButton key={id} onClick={() => onChange(withIndicator(mapping, key, id))}>
                        {text(message('mapping.it-is', { indicator: named(id) }))}
                      </WordButton>
                    ))}
                {indicatorOf(mapping, key) === undefined && (
                  <NewNameButton
                    words={makeWords}
                    isProposed={newNames.isProposed('indicator', key)}
                    onPress={() =>
                      newNames.open({
                        ...{ kind: 'indicator', key },
                        values: { short_name: name || code, full_name: name, code },
                      })
                    }
                  />
                )}
                {proposal.unit?.scale && mapping.indicators[key] && (
                  <CheckField
                    label={text(message('mapping.multiply', { scale: whole(proposal.unit.scale) }))}
                    help={text(proposal.unit.because)}
                    checked={mapping.indicators[key]?.scale === proposal.unit.scale}
                    onChange={({ currentTarget: { checked } }) =>
                      onChange(
                        withIndicator(
                          mapping,
                          key,
                          indicatorOf(mapping, key),
                          checked ? (proposal.unit?.scale as Scale) : 1,
                        ),
                      )
                    }
                  />
                )}
              </Stack>
            ),
          },
          {
            title: text(message('mapping.because')),
            cell: ({ proposal }) => {
              const reasons = reasonsOf(proposal, sourceText, (id) => text(named(id)))
              return (
                reasons.length > 0 && (
                  <Text size={13} tone="soft">
                    {reasons.map((reason) => text(reason)).join(' ')}
                  </Text>
                )
              )
            },
          },
        ]}
      />
      <SourcesPart {...{ sheet, mapping, catalogue, onChange }}>
        <NewNameButton
          words={makeWords}
          isProposed={newNames.isProposed('source', '')}
          onPress={() => {
            const values = { datasource: proposals.sources[0]?.key ?? '' }
            newNames.open({ kind: 'source', key: '', values })
          }}
        />
      </SourcesPart>
      {newNames.dialog}
      <YearsPart periods={proposals.periods} onChange={onChange} />
      <PlacesPart proposals={proposals.places} {...{ mapping, catalogue, onChange }} />
      {mapped.waiting > 0 && (
        <Text role="status" tone="warning">
          {text(
            message(
              mapped.open.every(({ kind }) => kind === 'source') ? 'mapping.open-source' : 'mapping.open',
              { count: mapped.waiting, all: whole(mapped.waiting) },
            ),
          )}
        </Text>
      )}
    </Stack>
  )
}

interface NewNameButtonProps {
  readonly words: Message
  /** It was proposed from here, and nobody has decided yet. */
  readonly isProposed: boolean
  readonly onPress: () => void
}

function NewNameButton({ words, isProposed, onPress }: NewNameButtonProps) {
  const { text } = useLanguage()
  if (!isProposed) return <WordButton onClick={onPress}>{text(words)}</WordButton>
  return (
    <Text role="status" size={13} tone="soft">
      {text(message('catalogue-items.awaited'))}
    </Text>
  )
}

/** A sheet of a workbook may be called by its indicator, while one title stands over all sheets: both are said. */
function namesOf(code: string, name: string): string[] {
  return [...new Set([code, name])].filter((one) => one !== '')
}

/** Undefined while nobody has agreed to one; null: left out. */
function indicatorOf({ indicators }: Mapping, key: string): number | null | undefined {
  const chosen = indicators[key]
  return chosen === undefined || chosen === null ? chosen : chosen.indicator
}

/** The proposed indicators, the likeliest first. */
function likelyIds({ byName, byValues }: IndicatorProposals): readonly number[] {
  return [...new Set([...byValues, ...byName].map(({ indicator }) => indicator))]
}

/** The proposed indicators before all others. */
function likelyFirst<Choice extends readonly [number, Value]>(
  proposals: IndicatorProposals,
  choices: readonly Choice[],
): readonly Choice[] {
  const likely = likelyIds(proposals)
  const rank = ([id]: Choice) => (likely.includes(id) ? likely.indexOf(id) : likely.length)
  return choices.toSorted((a, b) => rank(a) - rank(b))
}

/** Why an indicator is proposed: its published figures first, which are a proof. */
function reasonsOf(
  { byName, byValues }: IndicatorProposals,
  sourceText: (id: number) => string,
  indicatorText: (id: number) => string,
): Message[] {
  return [
    ...byValues
      .slice(0, 1)
      .map((match) => matchMessage(match, sourceText(match.source), indicatorText(match.indicator))),
    ...byName.slice(0, 1).map(({ because }) => because),
  ]
}
