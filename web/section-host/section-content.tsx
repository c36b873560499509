import { useMemo } from 'react'
import type { Value } from '#domain/message/message.ts'
import type { Block, Body } from '#sections/definition/body.ts'
import { quotedOf } from '#sections/definition/quoted.ts'
import type { SectionDefinition, ResolvedSection } from '#sections/definition/section-definition.ts'
import { SectionBody } from '#web/controls/section-body.tsx'
import { SectionColumns } from '#web/controls/section-columns.tsx'
import { SectionLead, SectionMessage } from '#web/controls/section-lead.tsx'
import { Button, WordButton } from '#web/kit/button.tsx'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import classes from './fields.module.css'
import { FigureBlock } from './figure-block.tsx'
import { QuoteButton } from './quote-button.tsx'
import { NoticeBlock, NoticeMessage } from './notice-message.tsx'
import type { Change, Panel, PanelProps } from '#web/panels/panel.ts'
import { later } from '#web/kit/later.tsx'
import { HALF_A_PAGE, PaperWidth } from '#web/views/paper-width.ts'

/** For sections that offer tables of their own. */
const SectionFiles = later(async () => (await import('./section-files.tsx')).SectionFiles, { form: 'note' })

interface SectionContentProps<State extends object, Choice> {
  readonly definition: SectionDefinition<State, Choice>
  readonly panels: Readonly<Record<string, Panel<State, Choice>>>
  readonly shown: ResolvedSection<State, Choice>
  readonly onChange: Change<State>
  /** Parts of the address that the dashboard does not have. */
  readonly unmet: readonly Value[]
}

/** The lead of a section and what stands below it, or why there is nothing. */
export function SectionContent<State extends object, Choice>(props: SectionContentProps<State, Choice>) {
  const { definition, panels, shown, onChange, unmet } = props
  const { notice, lead, body } = useMemo(() => {
    const none = definition.empty?.(shown) ?? null
    if (none) return { notice: none, lead: null, body: null }
    return { notice: none, lead: definition.lead(shown), body: definition.views(shown) }
  }, [definition, shown])
  if (notice) {
    return (
      <SectionMessage>
        <NoticeMessage notice={notice} onChange={onChange} />
      </SectionMessage>
    )
  }
  const { heading, answer, detail, moved = [], action, remark, page } = lead
  const about = quotedOf(lead, body)
  const quotable = about === null
  const first = body.main.find(({ block }) => block === 'figure')
  const blocks = (list: readonly Block<State, string>[]) =>
    list.map((block) => (
      <BodyBlock
        key={keyOf(block)}
        {...{ block, panels, shown, onChange, quotable }}
        named={block === first}
      />
    ))
  return (
    <>
      <SectionLead
        {...{ heading, answer, ...(detail !== undefined && { detail }) }}
        moved={[...unmet, ...moved]}
        chief={about && <QuoteButton about={about} reference={shown.figures.reference} />}
      >
        {action && (
          <Text screen>
            <Button onClick={() => onChange(action.change)}>{shown.language.text(action.text)}</Button>
          </Text>
        )}
        {remark && (
          <Text tone="soft" above={8}>
            {shown.language.text(remark.text)}{' '}
            <WordButton onClick={() => onChange(remark.action.change)}>
              {shown.language.text(remark.action.text)}
            </WordButton>
          </Text>
        )}
        {definition.tables && <SectionFiles {...{ definition, shown }} />}
        {page && (
          <Text above={8} screen>
            <a href={page.path}>{shown.language.text(page.text)}</a>
          </Text>
        )}
      </SectionLead>
      <BodyLayout body={body} blocks={blocks} />
    </>
  )
}

interface BodyLayoutProps<State> {
  readonly body: Body<State, string>
  readonly blocks: (list: readonly Block<State, string>[]) => React.ReactNode
}

function BodyLayout<State>({ body, blocks }: BodyLayoutProps<State>) {
  const { below = [] } = body
  return (
    <>
      <TopLayout {...{ body, blocks }} />
      {below.length > 0 && <SectionBody>{blocks(below)}</SectionBody>}
    </>
  )
}

function TopLayout<State>({ body: { main, side, layout }, blocks }: BodyLayoutProps<State>) {
  if (layout === 'bare') return blocks(main)
  if (layout === 'abreast') {
    return (
      <SectionBody>
        <PaperWidth value={HALF_A_PAGE}>
          <Grid align="end" className={classes.abreast}>
            {blocks(main)}
          </Grid>
        </PaperWidth>
      </SectionBody>
    )
  }
  if (side) return <SectionColumns main={blocks(main)} side={blocks(side)} layout={layout} />
  return (
    main.length > 0 && (
      <SectionBody>
        <Stack gap={24}>{blocks(main)}</Stack>
      </SectionBody>
    )
  )
}

interface BodyBlockProps<State, Choice> extends Omit<PanelProps<State, Choice>, 'drawn' | 'figure'> {
  readonly block: Block<State, string>
  readonly panels: Readonly<Record<string, Panel<State, Choice>>>
  readonly named: boolean
  readonly quotable: boolean
}

function BodyBlock<State, Choice>(props: BodyBlockProps<State, Choice>) {
  const { block, panels, shown, onChange, named, quotable } = props
  if (block.block === 'figure')
    return <FigureBlock {...{ block, panels, shown, onChange, named, quotable }} />
  if (block.block === 'notice') return <NoticeBlock {...{ block, onChange }} />
  const Own = panels[block.panel]
  return Own ? <Own {...{ shown, onChange }} drawn={null} figure={null} /> : null
}

function keyOf(block: Block<object, string>): string {
  if (block.block === 'figure') return block.name
  return block.block === 'panel' ? block.panel : 'notice'
}
