import {
  Component,
  createContext,
  Fragment,
  memo,
  useContext,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
  type JSX,
} from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

/** What a compiler makes of an element: a table of tests has its name and props as values. */
type Create = (type: unknown, props: object, key?: string) => JSX.Element;

/** `react` as the build gives it to views: React itself, or what stands in for it. */
export const react = {
  ...{ Component, createContext, Fragment, memo, useContext, useEffect, useId, useRef, useSyncExternalStore },
  jsx: jsx as Create,
  jsxs: jsxs as Create,
};
