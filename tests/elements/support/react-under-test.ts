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

/** What a compiler emits for an element: a table of tests has its name and props as values. */
type Create = (type: unknown, props: object, key?: string) => JSX.Element;

/** `react` as the build provides it to views: React itself, or its replacement. */
export const react = {
  ...{ Component, createContext, Fragment, memo, useContext, useEffect, useId, useRef, useSyncExternalStore },
  jsx: jsx as Create,
  jsxs: jsxs as Create,
};
