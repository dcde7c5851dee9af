# The whole product in one image: the web app is built once, the server runs its .ts files as they are. The same image is a worker
# with ROLE=worker. Node's version is the one that package.json pins.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /corridor
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/
RUN npm ci --no-audit --no-fund
COPY . .
RUN cd apps/web && export NODE_ENV=production VITE=../../node_modules/vite/bin/vite.js \
  && node $VITE build --logLevel warn && node $VITE build --config vite.visit.config.ts --logLevel warn

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /corridor
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY apps/api/package.json apps/api/
RUN npm ci --omit=dev --workspace packages/contract --workspace apps/api --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /corridor
COPY --from=packages /corridor ./
COPY --from=build /corridor/LICENSE /corridor/NOTICE ./
COPY --from=build /corridor/packages/contract packages/contract
COPY --from=build /corridor/apps/api apps/api
COPY --from=build /corridor/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts"]
