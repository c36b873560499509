import { message, type Value } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { ACROSS } from '#domain/spread/across.ts'
import { choicePickers, sourceWidth } from '#sections/controls/choice-pickers.ts'
import { plainOption } from '#sections/controls/plain-option.ts'
import { targetBoxes } from '#sections/controls/target-boxes.ts'
import type { ControlBar } from '#sections/definition/control.ts'
import { type Option, periodList, settledHint } from '#sections/definition/options.ts'
import type { ResolvedSection } from '#sections/definition/section-definition.ts'
import type { Description } from './described.ts'
import type { DescriptiveState } from './state.ts'

type Descriptive = ResolvedSection<DescriptiveState, Description>

/** Indicator, source and place; which values of them are described; and the targets. */
export function descriptiveControls(shown: Descriptive): ControlBar<DescriptiveState> {
  const { wanted, figures } = shown
  const { choice, offered } = shown.choice
  const { reference } = figures
  const { across } = choice
  const indicator = byId(reference.indicators, choice.indicator)
  const source = byId(reference.sources, choice.source)
  const availability = figures.availability(choice.indicator)
  const pickers = choicePickers(shown, { choice, availability, reference })
  const values = message('descriptive-section.across', { across })
  const from = sourceName(source)
  return {
    title: indicator.shortName,
    classification: source.classification,
    detail:
      across === 'time'
        ? message('descriptive-section.bar-time', { source: from, values })
        : message('descriptive-section.bar', { source: from, period: pickers.period.text, values }),
    columns: `minmax(220px, 1fr) ${sourceWidth(170)} 150px 190px 130px auto`,
    controls: [
      pickers.indicator,
      pickers.source,
      pickers.location,
      {
        control: 'picker',
        label: message('descriptive-section.values-of'),
        value: across,
        text: values,
        options: () =>
          ACROSS.map((one) =>
            plainOption(one, message('descriptive-section.across', { across: one }), {
              reason: offered.includes(one)
                ? null
                : message('descriptive-section.none-such', { source: from }),
            }),
          ),
        change: (value) => ({ across: ACROSS.find((one) => one === value) ?? null }),
      },
      {
        ...pickers.period,
        ...(across === 'time' && { text: allPeriods }),
        options: () => periodOptions(shown),
      },
      targetBoxes(indicator, wanted),
    ],
  }
}

const allPeriods: Value = message('descriptive-section.all-periods')

/** Periods with figures of the level; over time the one entry that says that all are described. */
function periodOptions({ choice: { choice, periods }, figures }: Descriptive): Option[] {
  if (choice.across === 'time') {
    return [plainOption('', allPeriods, { hint: message('descriptive-section.of-one-place') })]
  }
  const source = figures.reference.sources.get(choice.source)
  const { settled } = figures.availability(choice.indicator)
  return periodList(periods, source, (code) => ({
    hint: settledHint(settled(choice.source, choice.location, code)),
  }))
}
