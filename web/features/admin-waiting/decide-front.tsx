import { FRONT_DECLINE_REASON } from '#domain/form/front-decision-fields.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Text } from '#web/kit/layout.tsx'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { type AnswerOf, requestOf } from '#contract/call.ts'
import { DecisionForm } from './decision-form.tsx'
import { Facts } from './facts.tsx'
import type { PanelProps } from './panel-props.ts'
import { isOutdated, SeenVersion } from './seen-version.tsx'
import classes from './waiting.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

type Draft = AnswerOf<'GET /front/drafts'>['results'][number]

/** A front of the site that somebody offers: applied it takes the place of the one that holds. */
export default function DecideFront(props: PanelProps) {
  const { text } = useLanguage()
  const drafts = useAnswer('GET /front/drafts')
  const front = useAnswer('GET /front')
  return (
    <WhenAnswered answer={drafts} what={text(message('waiting.draft'))}>
      {({ results }) => {
        const draft = results.find(({ id }) => String(id) === props.row.id)
        if (!draft) return <p role="status">{text(message('waiting.offered-no-more'))}</p>
        return (
          <WhenAnswered answer={front} what={text(message('waiting.site-front'))}>
            {({ version }) => <Deciding {...props} draft={draft} front={version} onReload={drafts.reload} />}
          </WhenAnswered>
        )
      }}
    </WhenAnswered>
  )
}

interface DecidingProps extends PanelProps {
  readonly draft: Draft
  /** The version of the front that holds. */
  readonly front: number
  readonly onReload: () => Promise<void>
}

function Deciding({ row, draft, front, onReload, onDone, onRefused }: DecidingProps) {
  const { text } = useLanguage()
  const { id, version, author, front: said } = draft
  const versions = { seen: String(version), waits: row.version }
  return (
    <>
      <Facts
        facts={{
          [text(message('waiting.offered-by'))]: author,
          [text(message('waiting.product'))]: said.product || text(message('waiting.as-it-is')),
          [text(message('waiting.agency'))]: said.agency || text(message('waiting.nobody-named')),
          [text(message('waiting.colour'))]: said.accent && (
            <>
              <span className={classes.colour} style={{ background: said.accent }} aria-hidden="true" />{' '}
              {said.accent}
            </>
          ),
          [text(message('waiting.opens-first'))]: said.dashboard ?? '',
          [text(message('waiting.dashboards-out'))]: said.hidden_dashboards.length || '',
          [text(message('waiting.sections-out'))]: said.hidden_sections.length || '',
          [text(message('waiting.footer'))]: said.footer,
          [text(message('waiting.contact'))]: said.contact,
        }}
      />
      {said.logo && (
        <img
          className={classes.logo}
          src={requestOf('GET /front/logos/{name}', { path: { name: said.logo } }).address}
          alt={text(message('waiting.its-logo'))}
        />
      )}
      <Text above={8}>
        <a href="/configure/user/preview">{text(message('waiting.see-configurer'))}</a>
      </Text>
      <SeenVersion {...versions} onReload={onReload} />
      <DecisionForm
        label={text(message('waiting.comment-back'))}
        help={text(message('waiting.front-help'))}
        rule={FRONT_DECLINE_REASON}
        primary={{
          label: text(message('waiting.apply-site')),
          run: async () => {
            const body = { version, front_version: front }
            await change('POST /front/drafts/{id}/apply', { path: { id }, body })
            // Names, colour and menus of this very page change too.
            window.location.reload()
          },
        }}
        secondary={{
          label: text(message('manage.send-back')),
          needsWords: true,
          run: (reason) =>
            change('POST /front/drafts/{id}/decline', { path: { id }, body: { version, reason } }),
        }}
        closed={isOutdated(versions) ? text(message('waiting.look-first')) : null}
        {...{ onDone, onRefused }}
      />
    </>
  )
}
