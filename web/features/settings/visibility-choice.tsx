import { VISIBILITIES } from '#domain/account/preferences.ts'
import { PreferencesReady } from '#web/account/preferences-ready.tsx'
import { keepPreferences } from '#web/queries/preferences.ts'
import classes from './settings-page.module.css'

const WORDS = {
  private: { word: 'Private', help: 'Only you see it.' },
  public: { word: 'Public', help: 'Everybody sees it, after somebody has approved it.' },
} as const

/** Whether a new dashboard begins as private or public; each can be changed afterwards. */
export function VisibilityChoice() {
  return (
    <PreferencesReady>
      {({ dashboardVisibility }) => (
        <fieldset className={classes.choices}>
          <legend className="sr-only">New dashboards are</legend>
          {VISIBILITIES.map((visibility) => (
            <label key={visibility} className={classes.radio}>
              <input
                type="radio"
                name="dashboard-visibility"
                checked={visibility === dashboardVisibility}
                onChange={() => void keepPreferences({ dashboardVisibility: visibility })}
              />
              <div>
                {WORDS[visibility].word}
                <span>{WORDS[visibility].help}</span>
              </div>
            </label>
          ))}
        </fieldset>
      )}
    </PreferencesReady>
  )
}
