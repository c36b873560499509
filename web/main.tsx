import './kit/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadChartLibrary } from './views/chart-library-loader.ts'

// The largest file of a first view starts travelling with the first one, not after the data.
void loadChartLibrary()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
