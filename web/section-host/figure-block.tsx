import { useMemo } from 'react'
import { message } from '#domain/message/message.ts'
import type { Figure, FigureInput, Openers } from '#charts/figure.ts'
import { mapNameOf } from '#charts/needs.ts'
import type { View } from '#charts/view.ts'
import { releaseYear } from '#contract/release-data.ts'
import type { FigureBlock as FigureBlockData } from '#sections/definition/body.ts'
import { Row } from '#web/kit/layout.tsx'
import { useOnPaper } from '#web/kit/appearance.ts'
import { ErrorBoundary } from '#web/kit/error-boundary.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import { useRegionShapes } from '#web/views/boundaries.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { FigurePlot } from '#web/views/figure-plot.tsx'
import { useFigure } from '#web/views/use-figure.ts'
import type { Change, Panel, PanelProps } from '#web/panels/panel.ts'
import classes from './fields.module.css'
import { Switches } from './switches.tsx'
import { useLater } from './use-later.ts'
import { useSame } from '#web/kit/use-same.ts'

interface FigureBlockProps<State, Choice> extends Omit<PanelProps<State, Choice>, 'drawn' | 'figure'> {
  readonly block: FigureBlockData<State, string>
  readonly panels: Readonly<Record<string, Panel<State, Choice>>>
  /** Words stand beside the signs of this figure. */
  readonly named: boolean
  /** False where the lead asks which figure to quote. */
  readonly quotable: boolean
}

/** One figure of a section: its view, drawn, and every click on it put back into the address. */
export function FigureBlock<State, Choice>(props: FigureBlockProps<State, Choice>) {
  const { block, shown } = props
  const { figures, catalogue, language } = shown
  const { table, reference } = figures
  const view = useSame(block.view)
  const shapes = useRegionShapes(mapNameOf(view, reference))
  const groups = figures.groups.get(view.indicators[0] ?? 0)
  const made = useMemo((): FigureInput<View> => {
    const currentYear = releaseYear(catalogue.release)
    const more = { ...(shapes && { shapes }), ...(groups && { groups }) }
    return { view, table, reference, currentYear, language, ...more }
  }, [view, table, reference, catalogue, language, shapes, groups])
  const input = useLater(made, block.later ?? false)
  const card = { ...props, input }
  const drawn = useMemo(() => block.draw?.(input), [block, input])
  return (
    <ErrorBoundary what={message('shell.this-figure')} resetKey={view.kind}>
      {drawn ? <BlockCard {...card} figure={drawn} /> : <KindCard {...card} />}
    </ErrorBoundary>
  )
}

interface CardProps<State, Choice> extends FigureBlockProps<State, Choice> {
  readonly input: FigureInput<View>
}

/** Drawn as the kind of its view has it. */
function KindCard<State, Choice>(props: CardProps<State, Choice>) {
  const figure = useFigure(props.input)
  return figure ? <BlockCard {...props} figure={figure} /> : <Loading what={message('shell.the-figure')} />
}

function BlockCard<State, Choice>(props: CardProps<State, Choice> & { readonly figure: Figure }) {
  const { block, panels, shown, input, onChange, named, quotable } = props
  const { opens, hide, instead, offers } = block
  const onPaper = useOnPaper()
  const figure = useMemo(() => {
    const { empty } = props.figure
    return empty && offers ? { ...props.figure, empty: offers(empty) } : props.figure
  }, [props.figure, offers])
  const switches = block.switches?.(figure)
  const { language } = shown
  const panel = (name: string | undefined) => {
    const Own = name === undefined ? undefined : panels[name]
    return Own && <Own {...{ shown, figure, onChange, leads }} drawn={input} />
  }
  const leads = {
    ...(opens && { opens: changing(opens, onChange) }),
    ...(block.openWords !== undefined && { openWords: language.text(block.openWords) }),
  }
  const key = panel(block.key)
  return (
    <FigureCard
      figure={figure}
      view={input.view}
      reference={input.reference}
      release={shown.catalogue.release}
      {...{ named, quotable }}
      {...leads}
      saidBeside={[
        ...(block.saidBeside ?? []),
        // The foot of every page says whose boundaries these are; it is not printed.
        ...(input.view.kind === 'map' && !onPaper ? [language.text(message('map.boundaries'))] : []),
      ]}
      {...(hide && { onHide: (sources) => onChange(hide(sources)) })}
      {...(instead && { onChooseInstead: (one) => onChange(instead(one)) })}
      switches={withForm(panel(block.form), switches && <Switches {...{ switches, onChange }} />)}
      plot={
        panel(block.plot) ??
        (key && (
          <>
            {key}
            <FigurePlot {...{ figure, ...leads }} />
          </>
        ))
      }
    >
      {block.keyApart ? <FigurePlot {...{ figure, ...leads }} /> : panel(block.inside)}
    </FigureCard>
  )
}

/** A chosen mark changes the state of the section. */
function changing<State>(opens: Openers<Partial<State>>, onChange: Change<State>): Openers<void> {
  const { place, pair, trail } = opens
  return {
    ...(place && { place: (id) => onChange(place(id)) }),
    ...(pair && { pair: (id) => onChange(pair(id)) }),
    ...(trail && { trail: (id) => onChange(trail(id)) }),
  }
}

/** The section's own form before the switches, where it has one; both take the whole width, as the form needs room. */
function withForm(form: React.ReactNode, switches: React.ReactNode): React.ReactNode {
  if (!form) return switches
  return (
    <Row wrap align="center" justify="between" gap={24} rows={8} className={classes.forms}>
      {form}
      {switches}
    </Row>
  )
}
