import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contractJson } from './build/contract-json.ts'

export default defineConfig({
  plugins: [
    contractJson(),
    tanstackRouter({
      target: 'react',
      virtualRouteConfig: './src/routes.ts',
      routesDirectory: './src',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
      autoCodeSplitting: true,
      disableLogging: true,
    }),
    react(),
  ],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  // Preload lists would name every chunk again at every lazy page, in the entry: 14 KB gzipped, for one round trip.
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, modulePreload: false },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
