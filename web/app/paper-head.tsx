import { message } from '#domain/message/message.ts'
import { day } from '#domain/message/value.ts'
import { useOnPaper } from '#web/kit/appearance.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import classes from './header.module.css'

/** At the top of a printed page: which release it was read in, when it was printed, and where it can be opened again. */
export function PaperHead() {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  if (!useOnPaper() || catalogue.status !== 'ready') return null
  const { number, published_at } = catalogue.value.release
  const today = new Date().toISOString()
  return (
    <div className={classes.onPaper}>
      <p>
        {text(
          message('shell.printed-release', {
            number: String(number),
            date: day(published_at),
            today: day(today),
          }),
        )}
      </p>
      <p>{window.location.href}</p>
    </div>
  )
}
